import { __, sprintf } from '@wordpress/i18n';
import type { ChoiceProblem } from '../server/first-run/choice';
import { ShopError } from '../sources/connection/shop-error';
import type { StartEnvironment } from './environment';
import { lineFor, sentenceFor } from './terminal/sentence-for';

/** The failure of a choice, for its page. What the page leaves out is written to the terminal. */
export function problemWithLog(err: StartEnvironment['err']) {
	return (error: unknown): ChoiceProblem => {
		const known = error instanceof ShopError ? error : null;
		if (known?.code !== undefined) err.write(lineFor(known));
		return { message: () => sentenceFor(error), asksFor: known?.about.asksFor ?? null };
	};
}

/** A typed time zone that there is not. */
export function noTimeZone(text: string): ShopError {
	return new ShopError(
		'refused',
		() =>
			sprintf(
				/* translators: 1: what was typed, 2: name of a time zone */
				__(
					'“%1$s” is not a time zone. Enter it as %2$s or +05:30, as in the shop’s general settings.',
					'store-analytics',
				),
				text,
				'Europe/Berlin',
			),
		{ asksFor: 'time-zone' },
	);
}
