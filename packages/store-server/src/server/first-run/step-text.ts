import { languageTag } from '@store-analytics/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Amount, ChoiceState, Step } from './choice';

/** Milliseconds after which an address counts as slow; the page shows it within a second. */
const SLOW = 600;

const texts: Readonly<Record<Step, () => string>> = {
	'making-demo': () => __('Creating the demo shop…', 'store-analytics'),
	asking: () => __('Looking for your shop…', 'store-analytics'),
	connecting: () => __('Connecting the shop…', 'store-analytics'),
	uploading: () => __('Receiving the export…', 'store-analytics'),
	importing: () => __('Importing…', 'store-analytics'),
	summing: () => __('Adding up the days…', 'store-analytics'),
	removing: () => __('Removing the shop…', 'store-analytics'),
	opening: () => __('Opening the data…', 'store-analytics'),
	cancelling: () => __('Cancelling…', 'store-analytics'),
};

/** Returns the text of a running step; '' if none is running. */
export function stepText({ step, since }: ChoiceState, now: number): string {
	if (step === null) return '';
	if (step === 'asking' && now - since > SLOW) {
		return __(
			'The address has not responded yet. You can wait, or cancel and check the address.',
			'store-analytics',
		);
	}
	return texts[step]();
}

/** Returns how much of a step is through, as in "1,200 of 5,000 orders"; '' if nothing is known. */
export function amountText(amount: Amount | null, locale: string): string {
	if (amount === null) return '';
	const { unit, done, total } = amount;
	const write = unit === 'orders' ? new Intl.NumberFormat(languageTag(locale)) : megabytes(locale);
	if (unit === 'bytes') {
		if (total === null) return write.format(done / 1e6);
		/* translators: 1: how many are here, 2: how many there are */
		const text = __('%1$s of %2$s', 'store-analytics');
		return sprintf(text, write.format(done / 1e6), write.format(total / 1e6));
	}
	if (total === null) {
		/* translators: %s: number of orders */
		return sprintf(
			_n('%s order found', '%s orders found', done, 'store-analytics'),
			write.format(done),
		);
	}
	/* translators: 1: number of imported orders, 2: number of all orders */
	const text = _n('%1$s of %2$s order', '%1$s of %2$s orders', total, 'store-analytics');
	return sprintf(text, write.format(done), write.format(total));
}

/** Writes sizes in whole megabytes. */
export function megabytes(locale: string): Intl.NumberFormat {
	return new Intl.NumberFormat(languageTag(locale), {
		...{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 },
	});
}
