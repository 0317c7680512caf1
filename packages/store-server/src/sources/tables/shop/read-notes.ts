import type { Document } from '../../../documents/files/documents';
import { ShopTime } from '../../../base/time/shop-time';
import { byOwner } from '../orders/order-record';
import { dates } from '../orders/read-orders';
import type { TableReader } from '../shop-database';

interface NoteRow {
	readonly id: number;
	readonly content_data: string | null;
	readonly date_created: string;
	readonly date_reminder: string | null;
	readonly is_snoozable: number;
	readonly is_deleted: number;
	readonly is_read: number;
}

/** The shop’s notes with their actions, in the shape of /wc-analytics/admin/notes. */
export async function readNotes(
	reader: TableReader,
	timeZone: string,
	home: string,
): Promise<Document[]> {
	const time = new ShopTime(timeZone);
	const notes = await reader.rows<NoteRow>(
		`SELECT note_id AS id, name, type, locale, title, content, content_data, status, source, date_created,
			date_reminder, is_snoozable, layout, image, is_deleted, is_read
			FROM {wc_admin_notes} WHERE is_deleted = 0 ORDER BY note_id`,
	);
	const actions = byOwner(
		await reader.rows<Record<string, string | null> & { owner: number; query: string }>(
			`SELECT note_id AS owner, action_id AS id, name, label, query, status, actioned_text, nonce_action,
				nonce_name FROM {wc_admin_note_actions} ORDER BY action_id`,
		),
	);
	return notes.map((note) => ({
		...note,
		content_data: dataOf(note.content_data),
		is_snoozable: note.is_snoozable === 1,
		is_deleted: note.is_deleted === 1,
		is_read: note.is_read === 1,
		...dates('date_created', note.date_created, time),
		...dates('date_reminder', note.date_reminder, time),
		actions: (actions.get(note.id) ?? []).map(({ owner: _owner, ...action }) => ({
			...action,
			url: urlOf(action.query, home),
		})),
	}));
}

/** A query that is not a complete URL is a screen of the shop’s admin. */
function urlOf(query: string, home: string): string {
	return query === '' || /^https?:/.test(query) ? query : `${home}/wp-admin/${query}`;
}

function dataOf(text: string | null): unknown {
	try {
		return JSON.parse(text ?? '{}') as unknown;
	} catch {
		return {};
	}
}
