import { subscribe } from '@wordpress/i18n';

/** What `translate` gives, asked again only after the page's translations have changed. */
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
