import { number, text, type Document } from '../../documents/files/documents';
import { DATE_START, readDatePage, type DateCursor } from '../../sources/rest/pages/date-pages';
import { listRoutes } from '../write/document-writer';
import { idsIn } from '../write/row-tables';
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
	 */
	async read(since: string): Promise<void> {
		const from = utcText(Date.parse(`${since}Z`) - OVERLAP);
		for (const status of ['any', 'trash']) {
			await this.changedIn(listRoutes.products, { status }, from, (found) =>
				this.writer.products(found),
			);
		}
		await this.changedIn(listRoutes.coupons, {}, from, (found) => this.writer.coupons(found));
		await this.newest(
			listRoutes.reviews,
			{ status: 'all', orderby: 'date_gmt', order: 'desc' },
			'reviews',
			(found) => this.writer.reviews(found),
		);
		await this.newest(
			listRoutes.users,
			{ role: 'all', orderby: 'id', order: 'desc' },
			'users',
			(found) => this.writer.accounts(found),
		);
		await this.activeSince(from);
	}

	private async changedIn(
		route: string,
		query: object,
		from: string,
		write: (found: readonly Document[]) => Promise<void>,
	): Promise<void> {
		let cursor: DateCursor | null = { ...DATE_START, from };
		while (cursor !== null) {
			const list = { route, by: 'modified', query: { ...query } } as const;
			const page = await readDatePage(this.work.client, list, cursor, PER_PAGE);
			if (page.documents.length > 0) await write(page.documents);
			cursor = page.documents.length < PER_PAGE && page.next?.offset === 0 ? null : page.next;
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
		for (let page = 1; ; page++) {
			const { data } = await this.work.client.get(route, { ...query, per_page: PER_PAGE, page });
			const found = Array.isArray(data) ? (data as Document[]) : [];
			const news = found.filter((document) => !here.has(number(document, 'id')));
			if (news.length > 0) await write(news);
			if (news.length < PER_PAGE) return;
		}
	}

	/** Reads customers who were active since a time. */
	private async activeSince(from: string): Promise<void> {
		const query = { orderby: 'date_last_active', order: 'desc', per_page: PER_PAGE };
		for (let page = 1; ; page++) {
			const response = await this.work.client.getIfAllowed(listRoutes.known, { ...query, page });
			const found = Array.isArray(response?.data) ? (response.data as Document[]) : [];
			const active = found.filter((document) => text(document, 'date_last_active') >= from);
			if (active.length > 0) await this.writer.known(active, true);
			if (active.length < PER_PAGE) return;
		}
	}
}
