import { __, sprintf } from '@wordpress/i18n';
import type { Sentence } from '../../base/errors';
import { isZeroDate, writtenStamp } from '../../base/time/written-date';
import { entryName, shown, type EntryPlace } from './check-entry';
import { fieldRules, type Document, type FieldRule } from './field-rules';
import { areItemsTurned, isAmountTurned } from './refund-sign';

/** Hears of an entry that counts, though not all of it can be read. */
export type Tell = (sentence: Sentence) => void;

/** Tells of dates that no calendar has, and of refunds with the wrong sign. Such an entry counts nevertheless. */
export function tellDoubts(document: Document, place: EntryPlace, tell: Tell): void {
	const rules = fieldRules[place.name];
	for (const field in rules) tellOfDate(document, field, rules[field], place, tell);
	if (place.name === 'refunds.json') tellOfSign(document, place, tell);
}

function tellOfDate(
	document: Document,
	field: string,
	rule: FieldRule | undefined,
	place: EntryPlace,
	tell: Tell,
): void {
	if (rule !== 'date' && rule !== 'date?') return;
	const value = document[field] ?? '';
	if (value === '' || value === false || isZeroDate(value)) return;
	if (writtenStamp(value) !== null) return;
	tell(() =>
		sprintf(
			/* translators: 1: name of a file, 2: number of an entry, 3: what stands there, 4: name of a field */
			__(
				'%1$s: entry %2$s has %3$s as %4$s, which is not a date and counts as not set.',
				'store-analytics',
			),
			place.file,
			entryName(document, place),
			shown(value),
			field,
		),
	);
}

function tellOfSign(document: Document, place: EntryPlace, tell: Tell): void {
	if (!isAmountTurned(document) && !areItemsTurned(document)) return;
	tell(() =>
		sprintf(
			/* translators: 1: name of a file, 2: number of an entry */
			__(
				'%1$s: entry %2$s is a refund with the wrong sign. The amount should be above 0 and the items below 0. It still counts as a refund.',
				'store-analytics',
			),
			place.file,
			entryName(document, place),
		),
	);
}
