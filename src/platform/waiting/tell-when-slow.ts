import { createNotice, removeNotice } from '../notices';
import { patience, slowText } from './patience';

/** For work that has no place of its own on the screen: a message when it takes long, until the returned function is called. */
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
