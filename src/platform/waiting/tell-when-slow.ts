import { createNotice, removeNotice } from '../notices';
import { patience, slowText } from './patience';

/** Shows a notice when work without a place on the screen is slow, until the returned function is called. */
export function tellWhenSlow(id: string): () => void {
	let isTold = false;
	const timer = setTimeout(() => {
		isTold = true;
		createNotice({ id, status: 'info', content: slowText() });
	}, patience);
	return () => {
		clearTimeout(timer);
		if (isTold) removeNotice(id);
	};
}
