import { isDictionary } from '@store-analytics/rest-api';

/** Whether a preference that was sent is the one that the shop has now: numbers and their texts, and any order of names, are the same. */
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
