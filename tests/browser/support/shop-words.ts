import path from 'node:path';
import { jsonFilesIn } from '../../contract/files';
import type { FixtureStore } from '../../support/stores/fixture-store';

const names = new Set([
	...['name', 'title', 'first_name', 'last_name', 'company', 'display_name', 'username', 'email'],
	...['address_1', 'address_2', 'city', 'state', 'country', 'postcode', 'sku', 'code', 'slug'],
	...['option', 'method_title', 'payment_method_title', 'file_name', 'review', 'content', 'reason'],
]);

/** Texts that the people of the recorded shop wrote: the names of products and customers, and reviews. */
export function wordsOfRecordedShop(): string[] {
	const found = new Set<string>();
	const collect = (value: unknown, key: string): void => {
		if (typeof value === 'string' && names.has(key)) {
			for (const piece of value.split(/<[^>]*>/)) found.add(piece);
		} else if (isSource(value)) found.add(value.value);
		else if (typeof value === 'object' && value !== null) {
			for (const [name, one] of Object.entries(value)) {
				collect(one, Array.isArray(value) ? key : name);
			}
		}
	};
	const files = jsonFilesIn(path.resolve(__dirname, '../../fixtures/store-a.zip'));
	const read = (file: string): unknown => JSON.parse(files.get(file) ?? '[]');
	// Texts of settings come from WooCommerce; of messages, only the titles are collected.
	for (const file of files.keys()) {
		if (!/^(settings|notes|store|payment)/.test(file)) collect(read(file), '');
	}
	const codes = (read('tax-rates.json') as TaxRate[]).map(taxCode); // as exported
	const titles = (read('notes.json') as Note[]).map(({ title }) => title); // as exported
	return [...found, ...codes, ...titles, 'Rig Outfitters', 'store-a.zip'];
}

/** The shop without sales also has products and notes. */
export async function wordsOfMadeUpShop({ ask }: FixtureStore): Promise<string[]> {
	const pages = [1, 2, 3].map((page) =>
		ask<{ name: string; sku: string }[]>(`/wc-analytics/reports/stock?per_page=100&page=${page}`),
	);
	const stock = (await Promise.all(pages)).flat();
	const notes = await ask<Note[]>('/wc-analytics/admin/notes?per_page=25');
	return [
		'Fern & Field',
		...stock.flatMap(({ name, sku }) => [name, sku]),
		...notes.map(({ title }) => title),
	];
}

/** Checks whether an order's metadata is the source of its visitor. */
function isSource(value: unknown): value is { value: string } {
	if (typeof value !== 'object' || value === null) return false;
	const { key, value: source } = value as { key?: unknown; value?: unknown }; // as: an object may have any keys
	return key === '_wc_order_attribution_utm_source' && typeof source === 'string';
}

interface Note {
	readonly title: string;
}

interface TaxRate {
	readonly country: string;
	readonly state: string;
	readonly name: string;
	readonly priority: number;
}

function taxCode({ country, state, name, priority }: TaxRate): string {
	return [country, state, name, priority].filter(Boolean).join('-').toUpperCase();
}

/** Letters by which long words are found. */
const BEGINNING = 3;

/** Removes the words of a shop from texts: long ones anywhere, short ones only if they are the whole text. */
export class ShopWords {
	private readonly all: ReadonlySet<string>;
	/** Long words by their first letters, the longest first: one expression of all of them takes seconds for a screen. */
	private readonly long = new Map<string, string[]>();

	constructor(words: readonly string[]) {
		this.all = new Set(words.map((word) => decoded(word).toLowerCase()));
		for (const word of [...this.all].sort((a, b) => b.length - a.length)) {
			if (word.length < BEGINNING) continue;
			const beginning = word.slice(0, BEGINNING);
			this.long.set(beginning, [...(this.long.get(beginning) ?? []), word]);
		}
	}

	/** The text in small letters, with a space in place of each word. */
	without(text: string): string {
		const lower = text.toLowerCase();
		if (this.all.has(lower)) return '';
		let rest = '';
		for (let at = 0; at < lower.length;) {
			const word = this.longAt(lower, at);
			rest += word === undefined ? lower.charAt(at) : ' ';
			at += word?.length ?? 1;
		}
		return rest;
	}

	private longAt(text: string, at: number): string | undefined {
		const words = this.long.get(text.slice(at, at + BEGINNING));
		if (!words || /[\p{L}\d]$/u.test(text.slice(0, at))) return undefined;
		return words.find(
			(word) =>
				text.startsWith(word, at) && !/^[\p{L}\d\u200b]/u.test(text.slice(at + word.length)),
		);
	}
}

function decoded(text: string): string {
	return text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();
}
