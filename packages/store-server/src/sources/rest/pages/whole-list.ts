import { idsOf, type Document } from '../../../documents/files/documents';
import type { RestQuery } from '../../connection/shop-address';
import type { ShopClient, ShopPage } from '../shop-client';
import { ShopError } from '../../connection/shop-error';
import { cached } from './cached';

/** What is known of a list that was read page by page. */
export interface WholeListIds {
	readonly ids: ReadonlySet<number>;
	/** Each entry had an id; if not, an entry with an id in the store may be among them. */
	readonly isClear: boolean;
}

/** Entries on a page; smaller ones if the shop's are too large. Each is a part of the one before. */
const PER_PAGE = [100, 20, 4] as const;

/** How often a changing list is read again. */
const MOST_PASSES = 3;

/**
 * Reads a whole list page by page. Deletions meanwhile move entries forward, so some may be skipped: a list shorter
 * than its count is read again, and then accepted. Throws a ShopError if the shop sends the same page again and again.
 */
export async function readWholeList(
	client: ShopClient,
	route: string,
	query: RestQuery,
	onPage: (page: Pick<ShopPage, 'documents' | 'total'>) => Promise<void>,
): Promise<WholeListIds> {
	const ids = new Set<number>();
	let isClear = true;
	for (let pass = 1; pass <= MOST_PASSES; pass++) {
		let total: number | null = null;
		const seen = new Set<unknown>();
		for await (const { page, isLast } of pagesOf(client, route, query)) {
			const { documents, length } = page;
			total = page.total;
			const found = idsOf(documents);
			isClear &&= found.length === length;
			for (const id of found) ids.add(id);
			const before = seen.size;
			for (const document of documents) seen.add(keyOf(document));
			if (documents.length > 0 && seen.size === before) {
				if (isLast) break;
				throw cached(client.connected.shop + route);
			}
			await onPage(page);
		}
		if (total === null || ids.size >= total) break;
	}
	return { ids, isClear };
}

/** Pages by number, until one is not full although the shop's count is reached. */
async function* pagesOf(client: ShopClient, route: string, query: RestQuery) {
	let level = 0;
	for (let number = 1; ; number++) {
		const size = PER_PAGE[level] ?? 1;
		let page: ShopPage;
		try {
			page = await client.list(route, { ...query, per_page: size, page: number });
		} catch (error) {
			const smaller = PER_PAGE[level + 1];
			const isTooLarge = error instanceof ShopError && error.problem === 'too-large';
			if (!isTooLarge || smaller === undefined) throw error;
			level++;
			number = (number - 1) * (size / smaller); // the loop adds one
			continue;
		}
		if (page.length === 0) return;
		const isLast = page.length < size && (page.total ?? 0) <= number * size;
		yield { page, isLast };
		if (isLast) return;
	}
}

function keyOf(document: Document): unknown {
	return document['id'] ?? document['slug'] ?? document['code'];
}

/** Reads all documents of a small list; none if the shop or the key lacks it. */
export async function readSmallList(
	client: ShopClient,
	route: string,
	query: RestQuery = {},
): Promise<readonly Document[]> {
	const byId = new Map<unknown, Document>();
	try {
		await readWholeList(client, route, query, ({ documents }) => {
			for (const document of documents) byId.set(keyOf(document), document);
			return Promise.resolve();
		});
	} catch (error) {
		const isNot =
			error instanceof ShopError && ['missing', 'rights', 'refused'].includes(error.problem);
		if (!isNot) throw error;
	}
	return [...byId.values()];
}

/** Reads a list without pages; none if the shop or the key lacks it. */
export async function readUnpagedList(
	client: ShopClient,
	route: string,
): Promise<readonly Document[]> {
	const page = await client.listIfAllowed(route);
	return page?.documents ?? [];
}
