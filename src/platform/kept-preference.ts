import { isDictionary } from '@store-analytics/rest-api';

/**
 * Checks whether a sent preference equals the shop's. Numbers equal their text, and the order of keys does not matter.
 */
export function isKeptAs(sent: unknown, kept: unknown): boolean {
	return canonical(sent) === canonical(kept);
}

function canonical(value: unknown): string {
	if (value === undefined || value === null || value === '') return '';
	if (typeof value === 'boolean' || typeof value === 'number') return `"${value}"`;
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	if (!isDictionary(value)) return JSON.stringify(value);
	const named = Object.entries(value).filter(([, part]) => part !== undefined);
	const texts = named.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`);
	return `{${texts.sort().join()}}`;
}
