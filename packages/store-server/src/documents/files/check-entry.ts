import { __, sprintf } from '@wordpress/i18n';
import { ImportError } from '../../base/errors';
import { writtenStamp } from '../../base/time/written-date';
import { exportFiles, type ExportFileName } from './export-files';
import {
	fieldRules,
	type Document,
	type FieldKind,
	type FieldRule,
	type FieldRules,
} from './field-rules';

/** The location of an entry, for the user who must fix it. */
export interface EntryPlace {
	/** Path of the file. */
	readonly file: string;
	readonly name: ExportFileName;
	/** Starts at 1. */
	readonly number: number;
}

type Words = () => string;

/** The requirement of a field. */
const expected: Readonly<Record<FieldKind | 'list' | 'document', Words>> = {
	id: () => __('a whole number above 0', 'store-analytics'),
	user: () => __('a whole number, or 0 for none', 'store-analytics'),
	amount: () => __('a number below 1 trillion, such as “12.50”', 'store-analytics'),
	count: () => __('a number below 2 billion, such as 3', 'store-analytics'),
	date: () => __('a date with its time, such as “2026-11-20T11:30:00”', 'store-analytics'),
	text: () => __('text', 'store-analytics'),
	list: () => __('a list', 'store-analytics'),
	document: () => __('a document', 'store-analytics'),
};

/** An entry lacks a required field. If all entries of a file do, it is a file of another kind. */
export class LackingField extends ImportError {}

/** Throws an ImportError with file, entry and field if an entry is invalid. */
export function checkEntry(document: Document, place: EntryPlace): void {
	const rules = fieldRules[place.name];
	if (rules) checkFields(document, rules, '', document, place);
}

/** The unique ids of one kind of entry. */
export class UniqueIds {
	private readonly places = new Map<unknown, EntryPlace>();

	/** Throws an ImportError if the id of an entry is repeated. */
	add(document: Document, place: EntryPlace): void {
		const { id } = document;
		if (id === undefined) return;
		const key = String(id as unknown);
		const before = this.places.get(key);
		if (before) {
			const isHere = before.file === place.file;
			throw new ImportError(() =>
				isHere
					? sprintf(
							/* translators: 1: name of a file, 2: an id, 3 and 4: numbers of entries, 5: route of a REST API */
							__(
								'Entries %4$d and %3$d of %1$s have the same ID %2$s. Export it again from %5$s, with each entry once.',
								'store-analytics',
							),
							place.file,
							key,
							place.number,
							before.number,
							exportFiles[place.name].route,
						)
					: sprintf(
							/* translators: 1: name of a file, 2: an id, 3: number of an entry, 4: name of a file, 5: route of a REST API */
							__(
								'Entry %3$d of %1$s has the ID %2$s, which is already in %4$s. Export it again from %5$s, with each entry once.',
								'store-analytics',
							),
							place.file,
							key,
							place.number,
							before.file,
							exportFiles[place.name].route,
						),
			);
		}
		this.places.set(key, place);
	}
}

function checkFields(
	document: Document,
	rules: FieldRules,
	path: string,
	entry: Document,
	place: EntryPlace,
): void {
	for (const field in rules) {
		const rule = rules[field];
		if (rule === undefined) continue;
		if (typeof rule === 'object') checkList(document[field], rule, path + field, entry, place);
		else if (!holds(document, field, rule)) {
			const kind = (rule.endsWith('?') ? rule.slice(0, -1) : rule) as FieldKind; // only the kinds are left
			refuse(document[field], path + field, expected[kind], entry, place);
		}
	}
}

function checkList(
	value: unknown,
	rule: Exclude<FieldRule, string>,
	path: string,
	entry: Document,
	place: EntryPlace,
): void {
	if (rule.optional && isNothing(value)) return;
	if (!Array.isArray(value)) refuse(value, path, expected.list, entry, place);
	for (const [index, item] of (value as unknown[]).entries()) {
		if (typeof item !== 'object' || item === null) {
			refuse(item, `${path}[${index}]`, expected.document, entry, place);
		}
		checkFields(item as Document, rule.list, `${path}[${index}].`, entry, place);
	}
}

function holds(document: Document, field: string, rule: Exclude<FieldRule, object>): boolean {
	const value = document[field];
	switch (rule) {
		case 'id':
			return isWhole(value, 1);
		case 'user':
			return isWhole(value, 0);
		case 'amount':
			return isAmount(value);
		case 'count':
			return isCount(value);
		case 'text':
			return typeof value === 'string' || typeof value === 'number';
		case 'date':
			return isDate(value) || isDate(document[`${field}_gmt`]);
		case 'id?':
			return isNothing(value) || isWhole(value, 1);
		case 'user?':
			return isNothing(value) || isWhole(value, 0);
		case 'amount?':
			return isNothing(value) || isAmount(value);
		case 'count?':
			return isNothing(value) || isCount(value);
		case 'text?':
			return isNothing(value) || typeof value === 'string' || typeof value === 'number';
		case 'date?':
			return true;
	}
}

function isNothing(value: unknown): boolean {
	return value === undefined || value === null || value === '';
}

function isWhole(value: unknown, least: number): boolean {
	const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
	return Number.isSafeInteger(number) && Number(number) >= least;
}

/** The limit of money columns (schema/types.ts). */
const MOST_MONEY = 1e12;

/** Count columns have 32 bits. */
const MOST_PIECES = 2e9;

function isAmount(value: unknown, most = MOST_MONEY): boolean {
	const isNumber =
		typeof value === 'number' ||
		(typeof value === 'string' && /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value));
	return isNumber && Math.abs(Number(value)) < most;
}

function isCount(value: unknown): boolean {
	return isAmount(value, MOST_PIECES);
}

function isDate(value: unknown): boolean {
	return writtenStamp(value) !== null;
}

function refuse(
	value: unknown,
	field: string,
	what: Words,
	entry: Document,
	place: EntryPlace,
): never {
	const which = entryName(entry, place);
	const { file } = place;
	const { route } = exportFiles[place.name];
	if (value === undefined) {
		throw new LackingField(() =>
			sprintf(
				/* translators: 1: name of a file, 2: number of an entry, 3: name of a field, 4: such as "a whole number", 5: route of a REST API */
				__(
					'%1$s: entry %2$s has no %3$s. Expected: %4$s. Export it again from %5$s, or correct the entry.',
					'store-analytics',
				),
				...[file, which, field, what(), route],
			),
		);
	}
	throw new ImportError(() =>
		sprintf(
			/* translators: 1: name of a file, 2: number of an entry, 3: what stands there, 4: name of a field, 5: such as "a whole number", 6: route of a REST API */
			__(
				'%1$s: entry %2$s has %3$s as %4$s. Expected: %5$s. Export it again from %6$s, or correct the entry.',
				'store-analytics',
			),
			...[file, which, shown(value), field, what(), route],
		),
	);
}

/** Number and id of an entry: `3 (id 7)`. */
export function entryName({ id }: Document, { number }: Pick<EntryPlace, 'number'>): string {
	return isWhole(id, 1) ? `${number} (id ${String(id)})` : String(number);
}

/** A value in the form that messages show. */
export function shown(value: unknown): string {
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
