import { unserialize } from 'php-serialize';
import type { Document } from '../../documents/files/documents';

/** Unserializes a PHP value of a column; null if it is damaged or contains objects. */
function phpValue(text: string | null): unknown {
	if (text === null || text === '') return null;
	try {
		return unserialize(text) as unknown;
	} catch {
		return null;
	}
}

/** `phpValue` for a list or map: its values by key. Empty for everything else. */
export function phpMap(text: string | null): Document {
	return mapOf(phpValue(text));
}

/** The values of a list or map by key. */
export function mapOf(value: unknown): Document {
	if (Array.isArray(value)) return Object.fromEntries(value.entries());
	if (value instanceof Map) return Object.fromEntries(value) as Document;
	return typeof value === 'object' && value !== null ? (value as Document) : {};
}

/** The values of a list, regardless of their keys. */
export function phpList(text: string | null): readonly unknown[] {
	return Object.values(phpMap(text));
}

/** A column with plain or serialized text, in the shape that REST shows. */
export function plainOrSerialized(text: string | null): unknown {
	const isSerialized = text !== null && /^(?:[aObisd]:\d|N;)/.test(text) && /[;}]$/.test(text);
	return isSerialized ? (phpValue(text) ?? text) : (text ?? '');
}
