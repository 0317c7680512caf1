import { subscribe } from '@wordpress/i18n';

/** Caches the result of `translate` until the page's translations change. */
export function translated<Texts>(translate: () => Texts): () => Texts {
	let known: { texts: Texts } | null = null;
	let isListening = false;
	return () => {
		if (!isListening) {
			isListening = true;
			subscribe(() => {
				known = null;
			});
		}
		known ??= { texts: translate() };
		return known.texts;
	};
}
