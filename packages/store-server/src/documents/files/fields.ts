import { writtenStamp } from '../../base/time/written-date';
import type { Document } from './field-rules';

/** Text of a field; numbers become text, other values an empty one. */
export function text(document: Document, key: string): string {
	const value = document[key];
	if (typeof value === 'string') return value;
	return typeof value === 'number' ? String(value) : '';
}

/** Number of a field, also of `"84.15"`; 0 if it has none. */
export function number(document: Document, key: string): number {
	return numberOrNull(document, key) ?? 0;
}

/** Like `number`, but null if the field has none. */
export function numberOrNull(document: Document, key: string): number | null {
	const value = document[key];
	if (typeof value === 'number') return Number.isFinite(value) ? value : null;
	if (typeof value !== 'string' || value.trim() === '') return null;
	const parsed = Number(value);
	return Number.isFinite(parsed) ? parsed : null;
}

/** Whether a field is exactly true. */
export function flag(document: Document, key: string): boolean {
	return document[key] === true;
}

/** Documents of a list field; empty if it is not a list. */
export function documents(document: Document, key: string): Document[] {
	const value = document[key];
	return Array.isArray(value) ? value.filter(isDocument) : [];
}

/** Document of a field; empty if it has none. */
export function documentIn(document: Document, key: string): Document {
	const value = document[key];
	return isDocument(value) ? value : {};
}

/** Local or UTC timestamp of a date field (`2026-11-20T11:30:00`); null if it is empty or invalid. */
export function stamp(document: Document, key: string): string | null {
	return writtenStamp(document[key]);
}

/** Ids of documents that are not checked yet; those without one are left out. */
export function idsOf(found: readonly Document[]): number[] {
	return found.map((document) => number(document, 'id')).filter(isId);
}

/** Whether a number can be an id: a store's ids are whole and above 0. */
export function isId(id: number): boolean {
	return Number.isSafeInteger(id) && id > 0;
}

export function isDocument(value: unknown): value is Document {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
