import type { StoreContext } from '../store-context';
import { openShop } from '../../reports/shop';
import { fetchRows, raw } from '../../database/sql';

/** The text of a note by the store itself, with one button that opens an admin page. */
interface NewNote {
	readonly name: string;
	readonly title: string;
	readonly content: string;
	readonly action: { readonly name: string; readonly label: string; readonly query: string };
}

/** Puts a note into the inbox. */
export async function addNote(context: StoreContext, note: NewNote): Promise<void> {
	const { time } = await openShop(context);
	const now = context.now();
	const local = time.local(now);
	const utc = now.toISOString().slice(0, 19);
	await context.database.transaction(async (database) => {
		const [last] = await fetchRows<{ id: number }>(
			database,
			raw('SELECT COALESCE(MAX(id), 0) AS id FROM notes'),
		);
		const id = (last?.id ?? 0) + 1;
		const { action, ...text } = note;
		const document = {
			id,
			...text,
			type: 'info',
			locale: 'en_US',
			content_data: {},
			status: 'unactioned',
			source: 'woocommerce-admin',
			date_created: local.replace(' ', 'T'),
			date_reminder: null,
			is_snoozable: false,
			actions: [
				{
					id: 1,
					...action,
					status: 'actioned',
					actioned_text: '',
					nonce_action: null,
					nonce_name: null,
					url: `/wp-admin/${action.query}`,
				},
			],
			layout: 'plain',
			image: '',
			is_deleted: false,
			is_read: false,
			date_created_gmt: utc,
			date_reminder_gmt: null,
		};
		await database.run(
			`INSERT INTO notes (id, name, type, status, source, date_created, date_created_gmt, is_deleted, is_read, body)
				VALUES (?, ?, 'info', 'unactioned', 'woocommerce-admin',
					CAST( ? AS TIMESTAMP ), CAST( ? AS TIMESTAMP ), false, false, ?)`,
			[id, note.name, local, utc.replace('T', ' '), JSON.stringify(document)],
		);
	});
}
