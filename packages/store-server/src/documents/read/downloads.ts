import type { Row } from '../../orders/lookup-rows';
import { number, stamp, text, type Document } from '../files/documents';

/** Data of a download until all have been read. */
interface Download {
	readonly id: number;
	readonly at: string | null;
	readonly userId: number | null;
	readonly orderId: number;
	readonly ipAddress: string;
	readonly file: DownloadFile;
}

interface DownloadFile {
	readonly downloadId: string;
	readonly productId: number;
	readonly name: string;
	readonly path: string;
}

/** Downloads in the order of reading; of repeated ones the last. */
export class DownloadList {
	private readonly downloads = new Map<number, Download>();
	/** Distinct files by content: a few files have many downloads. */
	private readonly files = new Map<string, DownloadFile>();

	add(document: Document): void {
		const id = number(document, 'id');
		this.downloads.set(id, {
			id,
			at: stamp(document, 'date_gmt'),
			userId: number(document, 'user_id') || null,
			orderId: number(document, 'order_id'),
			ipAddress: text(document, 'ip_address'),
			file: this.fileOf(document),
		});
	}

	private fileOf(document: Document): DownloadFile {
		const file = {
			downloadId: text(document, 'download_id'),
			productId: number(document, 'product_id'),
			name: text(document, 'file_name'),
			path: text(document, 'file_path'),
		};
		const key = JSON.stringify(Object.values(file));
		const known = this.files.get(key);
		if (known) return known;
		this.files.set(key, file);
		return file;
	}

	/** Rows of the download log, and of its permissions, which the export does not contain itself. */
	rows(): { log: Row[]; permissions: Row[] } {
		const permissions = new Map<string, Row>();
		const log = [...this.downloads.values()]
			.sort((one, other) => one.id - other.id)
			.map(({ id, at, userId, orderId, ipAddress, file }): Row => {
				const of = [file.downloadId, file.productId, orderId, userId];
				const key = JSON.stringify(of);
				const permission = permissions.get(key) ?? [
					permissions.size + 1,
					...of,
					file.name,
					file.path,
				];
				permissions.set(key, permission);
				return [id, at, permission[0] ?? null, userId, ipAddress];
			});
		return { log, permissions: [...permissions.values()] };
	}
}
