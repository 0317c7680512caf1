import { useEffect, useRef, useState } from 'react';
import { useShownResponses } from '@store-analytics/data';
import { loadOrdersRead, type OrdersRead } from '@store-analytics/rest-api/client';
import { askAfter } from '../../../platform/ask-again';

/** Milliseconds between two looks at how far the plugin is. */
const betweenLooks = 5000;

/** The numbers on screen are asked for again after so many looks: each time the shop reads on before it responds. */
const looksBetweenRefreshes = 3;

/**
 * Follows the plugin while it reads orders. Returns how far it is; undefined once it has read all, and before the first
 * look. Meanwhile, and at the end, it refreshes the numbers on screen. `first` is what a response has already said.
 */
export function useOrdersRead(first?: OrdersRead, onEnd?: () => void): OrdersRead | undefined {
	const { refresh } = useShownResponses();
	const [read, setRead] = useState<OrdersRead | null | undefined>(first);
	const [looks, setLooks] = useState(0);
	const latest = useRef({ refresh, onEnd });
	useEffect(() => {
		latest.current = { refresh, onEnd };
	});
	useEffect(() => {
		if (read === null) return undefined;
		let isWanted = true;
		const isFirst = read === undefined;
		const see = (now: OrdersRead | null) => {
			if (!isWanted) return;
			setRead(now);
			setLooks(looks + 1);
			if (isFirst) return;
			if (now === null) latest.current.onEnd?.();
			if (now === null || (looks + 1) % looksBetweenRefreshes === 0) latest.current.refresh();
		};
		const stop = askAfter(isFirst ? 0 : betweenLooks, () => {
			// A shop that does not say how far it is has nothing to wait for, or says so at the next look.
			loadOrdersRead().then(see, () => see(isFirst ? null : read));
		});
		return () => {
			isWanted = false;
			stop();
		};
	}, [read, looks]);
	return read ?? undefined;
}
