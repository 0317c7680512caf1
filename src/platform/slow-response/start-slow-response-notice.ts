import { createNotice, removeNotice } from '../notices';
import { slowAfter, slowText } from './slow-response';

/** For work that has no place of its own on the screen: a message when it takes long, until the returned function is called. */
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
