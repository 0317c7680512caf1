import { number, text, type Document } from '../../documents/files/documents';
import { DatePages, type DateCursor } from '../../sources/rest/pages/date-pages';
import { cached } from '../../sources/rest/pages/cached';
import type { ShopPage } from '../../sources/rest/shop-client';
import { listRoutes } from '../write/document-writer';
import { idsIn } from '../write/row-tables';
import type { Steps } from './steps';
import { ListWriter } from './list-writer';
import { utcText, type SyncWork } from '../state/sync-work';

const PER_PAGE = 100;

/** The overlap of requests for changes with the last time. */
const OVERLAP = 120_000;

/** Reads changes in the lists of a shop every minute. */
export class ListChanges {
	private readonly writer: ListWriter;

	constructor(private readonly work: SyncWork) {
		this.writer = new ListWriter(work);
	}

	/**
	 * Reads changes since a time of the shop's clock, as far as the shop reports them; the rest waits for the night.
	 * Resolves to whether all lists could be read.
	 */
	async read(since: string, steps: Steps): Promise<boolean> {
		const from = utcText(Date.parse(`${since}Z`) - OVERLAP);
		const { writer } = this;
		const productsOf = (status: string) =>
			this.changedIn(listRoutes.products, { status }, from, (found) => writer.products(found));
		const works = {
			products: () => productsOf('any'),
			trash: () => productsOf('trash'),
			coupons: () => this.changedIn(listRoutes.coupons, {}, from, (found) => writer.coupons(found)),
			reviews: () =>
				this.newest(
					listRoutes.reviews,
					{ status: 'all', orderby: 'date_gmt', order: 'desc' },
					'reviews',
					(found) => writer.reviews(found),
				),
			users: () =>
				this.newest(
					listRoutes.users,
					{ role: 'all', orderby: 'id', order: 'desc' },
					'users',
					(found) => writer.accounts(found),
				),
			active: () => this.activeSince(from),
		};
		let passes = true;
		for (const [name, work] of Object.entries(works)) {
			passes = (await steps.run(`changed ${name}`, work)) && passes;
		}
		return passes;
	}

	private async changedIn(
		route: string,
		query: object,
		from: string,
		write: (found: readonly Document[]) => Promise<void>,
	): Promise<void> {
		const list = { route, by: 'modified', query: { ...query } } as const;
		const pages = new DatePages(this.work.client, list, PER_PAGE);
		let cursor: DateCursor | null = { from, offset: 0 };
		while (cursor !== null) {
			const page = await pages.read(cursor);
			if (page.documents.length > 0) await write(page.documents);
			cursor = page.isLast ? null : page.next;
		}
	}

	/** Reads the newest of a list, until a page contains nothing new. */
	private async newest(
		route: string,
		query: object,
		table: 'users' | 'reviews',
		write: (found: readonly Document[]) => Promise<void>,
	): Promise<void> {
		const here = await idsIn(this.work.database, table);
		await this.whileFull(
			route,
			(page) => this.work.client.list(route, { ...query, per_page: PER_PAGE, page }),
			(document) => !here.has(number(document, 'id')),
			write,
		);
	}

	/** Reads customers who were active since a time. */
	private async activeSince(from: string): Promise<void> {
		const query = { orderby: 'date_last_active', order: 'desc', per_page: PER_PAGE };
		const route = listRoutes.known;
		await this.whileFull(
			route,
			(page) => this.work.client.listIfAllowed(route, { ...query, page }),
			(document) => text(document, 'date_last_active') >= from,
			(active) => this.writer.known(active, true),
		);
	}

	/** Reads pages while all of their entries are wanted. Throws a ShopError if one has no others than those before. */
	private async whileFull(
		route: string,
		read: (page: number) => Promise<ShopPage | null>,
		isWanted: (document: Document) => boolean,
		write: (found: readonly Document[]) => Promise<void>,
	): Promise<void> {
		const seen = new Set<number>();
		for (let page = 1; ; page++) {
			const found = await read(page);
			const wanted = (found?.documents ?? []).filter(isWanted);
			const before = seen.size;
			for (const document of wanted) seen.add(number(document, 'id'));
			if (wanted.length > 0 && seen.size === before) {
				throw cached(this.work.client.connected.shop + route);
			}
			if (wanted.length > 0) await write(wanted);
			// Entries that are no documents fill a page, too.
			const isFull = found !== null && found.length >= PER_PAGE;
			if (!isFull || wanted.length < found.documents.length) return;
		}
	}
}
