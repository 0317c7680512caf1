import type { RestDocument } from '../exports/rest-document';

/** Documents of a list field. */
export function list(document: RestDocument, key: string): readonly RestDocument[] {
	const value = document[key];
	return Array.isArray(value) ? value : [];
}

/** Number of a field, also of `"84.15"`. */
export function numberOf(document: RestDocument, key: string): number {
	return Number(document[key]);
}

/** Sum of a field over all documents. */
export function total(documents: readonly RestDocument[], key: string): number {
	let sum = 0;
	for (const document of documents) sum += numberOf(document, key);
	return sum;
}

/** Rounds half away from zero, to the currency's decimals. */
export function roundCoins(amount: number, decimals: number): number {
	const coins = Math.floor(Math.abs(amount) * 10 ** decimals + 0.5 + 1e-7);
	return (Math.sign(amount) * coins) / 10 ** decimals;
}
