import { number, type Document } from '../../documents/files/documents';
import type { IdPage } from '../../sources/tables/orders/order-record';
import { readKnownCustomers, readUsers } from '../../sources/tables/shop/read-people';
import { utcText } from '../state/sync-work';
import { DocumentWriter } from '../write/document-writer';
import { deleteRows, idsIn } from '../write/row-tables';
import { idPages } from './id-pages';
import type { TableWork } from './table-work';

const PORTION = 1000;
const OVERLAP = 120_000;

/** Syncs accounts, and the customers of the shop's reports, from its tables. */
export class TablePeople {
	private readonly writer: DocumentWriter;
	/** The counts at the last complete read: the same difference need not be searched again. */
	private counted = '';

	constructor(private readonly work: TableWork) {
		this.writer = new DocumentWriter(work);
	}

	/** Reads everybody, and deletes missing ones. */
	async all(): Promise<void> {
		const { tables, progress } = this.work;
		const { time } = await this.work.current();
		const total = (await this.theirs()).users;
		const users = await this.pages(
			(page) => readUsers(tables, page, tables.address.prefix, time),
			async (found, done) => {
				await this.writer.users(found);
				progress.set('customers', done, Math.max(total, done));
			},
		);
		const known = await this.pages(
			(page) => readKnownCustomers(tables, page),
			(found) => this.writer.known(found),
		);
		await this.removeGone('users', users);
		await this.removeGone('known_customers', known);
		progress.finish('customers');
	}

	/**
	 * Reads those who were active or added since a time; resolves to whether the counts differ so much that all must be
	 * read.
	 */
	async changes(since: string): Promise<boolean> {
		const { database, tables } = this.work;
		const { time } = await this.work.current();
		const from = utcText(Date.parse(`${since}Z`) - OVERLAP).replace('T', ' ');
		const active = await readKnownCustomers(tables, { since: from });
		const here = await idsIn(database, 'users');
		const { prefix } = tables.address;
		const last = [...here].reduce((most, id) => Math.max(most, id), 0);
		await this.pages(
			(page) => readUsers(tables, page, prefix, time),
			async (found) => {
				const users = found.map((document) => number(document, 'id'));
				if (users.length > 0) await this.writer.known(await readKnownCustomers(tables, { users }));
				await this.writer.users(found, true);
			},
			last,
		);
		const accounts = active.map((document) => number(document, 'user_id')).filter((id) => id > 0);
		for (let start = 0; start < accounts.length; start += PORTION) {
			const ids = accounts.slice(start, start + PORTION);
			await this.writer.users(await readUsers(tables, { ids }, prefix, time), true);
		}
		for (let start = 0; start < active.length; start += PORTION) {
			await this.writer.known(active.slice(start, start + PORTION), true);
		}
		const [ours] = await database.all<{ users: number; known: number }>(
			'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM known_customers) AS known',
		);
		const theirs = await this.theirs();
		const counted = JSON.stringify([theirs, ours]);
		if (theirs.users === ours?.users && theirs.known === ours.known) return false;
		if (counted === this.counted) return false;
		this.counted = counted;
		return true;
	}

	private async theirs(): Promise<{ users: number; known: number }> {
		const [row] = await this.work.tables.rows<{ users: number; known: number }>(
			'SELECT (SELECT COUNT(*) FROM {users}) AS users, (SELECT COUNT(*) FROM {wc_customer_lookup}) AS known',
		);
		return row ?? { users: 0, known: 0 };
	}

	/** Reads a list by id, page by page; resolves to all of them. */
	private async pages(
		read: (page: IdPage) => Promise<readonly Document[]>,
		write: (found: readonly Document[], done: number) => Promise<void>,
		after = 0,
	): Promise<Set<number>> {
		const ids = new Set<number>();
		for await (const { rows } of idPages(read, PORTION, after)) {
			for (const document of rows) ids.add(number(document, 'id'));
			await write(rows, ids.size);
		}
		return ids;
	}

	private async removeGone(
		table: 'users' | 'known_customers',
		there: ReadonlySet<number>,
	): Promise<void> {
		await this.work.database.transaction(async (within) => {
			const gone = [...(await idsIn(within, table))].filter((id) => !there.has(id));
			if (gone.length > 0) await deleteRows(within, [[table, 'id']], gone);
		});
	}
}
