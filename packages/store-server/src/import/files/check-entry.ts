import { ImportError } from '../import-error';
import type { Document } from './documents';
import { exportFiles, type ExportFileName } from './export-files';
import { fieldRules, type FieldKind, type FieldRule, type FieldRules } from './field-rules';

/** Where an entry stands, for the person who has to mend it. */
export interface EntryPlace {
	/** Path of the file. */
	readonly file: string;
	readonly name: ExportFileName;
	/** Counted from 1. */
	readonly number: number;
}

const expected: Readonly<Record<FieldKind, string>> = {
	id: 'a whole number above 0',
	user: 'a whole number, or 0 for none',
	amount: 'a number below a million millions, such as "12.50"',
	count: 'a number below two thousand millions, such as 3',
	date: 'a date with its time, such as "2026-11-20T11:30:00"',
	text: 'text',
};

/** Throws an ImportError that names file, entry and field when an entry is not what the import relies on. */
export function checkEntry(document: Document, place: EntryPlace): void {
	const rules = fieldRules[place.name];
	if (rules) checkFields(document, rules, '', document, place);
}

/** The ids of one kind of thing, each of which may come once. */
export class UniqueIds {
	private readonly places = new Map<unknown, EntryPlace>();

	/** Throws an ImportError when the id of an entry has come before. */
	add(document: Document, place: EntryPlace): void {
		const { id } = document;
		if (id === undefined) return;
		const key = String(id as unknown);
		const before = this.places.get(key);
		if (before) {
			const where = before.file === place.file ? `entry ${before.number}` : before.file;
			throw new ImportError(
				`${place.file} has id ${key} in entry ${place.number}, which ${where} has already; ${exportAgain(place.name)}, each entry once.`,
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
			const kind = (rule.endsWith('?') ? rule.slice(0, -1) : rule) as FieldKind; // all that is left of it
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
	if (!Array.isArray(value)) refuse(value, path, 'a list', entry, place);
	for (const [index, item] of (value as unknown[]).entries()) {
		if (typeof item !== 'object' || item === null) {
			refuse(item, `${path}[${index}]`, 'a document', entry, place);
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
			return isDate(isNothing(value) ? document[`${field}_gmt`] : value);
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
			return isNothing(value) || isDate(value);
	}
}

function isNothing(value: unknown): boolean {
	return value === undefined || value === null || value === '';
}

function isWhole(value: unknown, least: number): boolean {
	const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
	return Number.isSafeInteger(number) && Number(number) >= least;
}

/** Columns of money hold no more (schema/types.ts). */
const MOST_MONEY = 1e12;

/** Columns of counts hold 32 bits. */
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
	return (
		typeof value === 'string' &&
		/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value) &&
		!Number.isNaN(Date.parse(`${value.slice(0, 10)}T${value.slice(11, 19)}Z`))
	);
}

function refuse(
	value: unknown,
	field: string,
	what: string,
	entry: Document,
	{ file, name, number }: EntryPlace,
): never {
	const id = isWhole(entry['id'], 1) ? ` (id ${String(entry['id'])})` : '';
	const found = value === undefined ? `lacks ${field}` : `has ${shown(value)} as ${field}`;
	throw new ImportError(
		`${file}: entry ${number}${id} ${found}, which has to be ${what}; ${exportAgain(name)}, or correct the entry.`,
	);
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function exportAgain(name: ExportFileName): string {
	return `export it again from ${exportFiles[name].route}`;
}
