import { useEffect, useState } from 'react';

/** Returns false until the browser has time: what waits for it delays no screen. */
export function useLater(): boolean {
	const [isLater, setLater] = useState(false);
	useEffect(() => {
		const begin = () => setLater(true);
		if (typeof requestIdleCallback === 'undefined') {
			const timer = setTimeout(begin, 200);
			return () => clearTimeout(timer);
		}
		const idle = requestIdleCallback(begin, { timeout: 2000 });
		return () => cancelIdleCallback(idle);
	}, []);
	return isLater;
}
