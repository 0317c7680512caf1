import { unserialize } from 'php-serialize';
import type { Document } from '../../documents/files/documents';

/** What PHP has serialized in a column; null for what is damaged, or holds objects. */
function phpValue(text: string | null): unknown {
	if (text === null || text === '') return null;
	try {
		return unserialize(text) as unknown;
	} catch {
		return null;
	}
}

/** As `phpValue`, for a list or map: its values by their keys. Empty for everything else. */
export function phpMap(text: string | null): Document {
	return mapOf(phpValue(text));
}

/** The values of a list or map by their keys. */
export function mapOf(value: unknown): Document {
	if (Array.isArray(value)) return Object.fromEntries(value.entries());
	if (value instanceof Map) return Object.fromEntries(value) as Document;
	return typeof value === 'object' && value !== null ? (value as Document) : {};
}

/** The values of a list, whatever their keys. */
export function phpList(text: string | null): readonly unknown[] {
	return Object.values(phpMap(text));
}

/** A column that holds a plain text or something serialized, as REST shows it. */
export function plainOrSerialized(text: string | null): unknown {
	const isSerialized = text !== null && /^(?:[aObisd]:\d|N;)/.test(text) && /[;}]$/.test(text);
	return isSerialized ? (phpValue(text) ?? text) : (text ?? '');
}
