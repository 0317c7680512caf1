import { number, type Document } from '../../../documents/files/documents';
import type { RestQuery } from '../../connection/shop-address';
import type { ShopClient } from '../shop-client';
import { notAList } from '../../connection/entries';
import { ShopError } from '../../connection/shop-error';

/** A page of a list read by number. */
interface ListPage {
	readonly documents: readonly Document[];
	readonly total: number | null;
}

const PER_PAGE = 100;

/** How often a changing list is read again. */
const MOST_PASSES = 3;

/**
 * Reads a whole list page by page. Deletions meanwhile move entries forward, so some may be skipped: a list shorter
 * than its count is read again, and then accepted. Resolves to all ids.
 */
export async function readWholeList(
	client: ShopClient,
	route: string,
	query: RestQuery,
	onPage: (page: ListPage) => Promise<void>,
): Promise<ReadonlySet<number>> {
	const ids = new Set<number>();
	for (let pass = 1; pass <= MOST_PASSES; pass++) {
		let total: number | null = null;
		for (let page = 1; ; page++) {
			const response = await client.get(route, { ...query, per_page: PER_PAGE, page });
			const documents = listOf(response.data, route);
			total = response.total;
			for (const document of documents) ids.add(number(document, 'id'));
			if (documents.length === 0) break;
			await onPage({ documents, total });
			if (documents.length < PER_PAGE && (total ?? 0) <= page * PER_PAGE) break;
		}
		if (total === null || ids.size >= total) break;
	}
	return ids;
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
			for (const document of documents)
				byId.set(document['id'] ?? document['slug'] ?? document['code'], document);
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
	const response = await client.getIfAllowed(route);
	return response ? listOf(response.data, route) : [];
}

function listOf(data: unknown, route: string): readonly Document[] {
	if (!Array.isArray(data)) {
		throw notAList(route);
	}
	return data as Document[]; // checked before they are written
}
