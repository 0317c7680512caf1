import { createNotice, removeNotice } from '../notices';
import { slowAfter, slowText } from './slow-response';

/** Shows a notice when work without a place on the screen is slow, until the returned function is called. */
export function startSlowResponseNotice(id: string): () => void {
	let isShown = false;
	const timer = setTimeout(() => {
		isShown = true;
		createNotice({ id, status: 'info', content: slowText() });
	}, slowAfter);
	return () => {
		clearTimeout(timer);
		if (isShown) removeNotice(id);
	};
}
