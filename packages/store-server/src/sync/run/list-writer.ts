import { idsOf, number, text, type Document } from '../../documents/files/documents';
import { readSmallList } from '../../sources/rest/pages/whole-list';
import { DocumentWriter, listRoutes } from '../write/document-writer';
import type { SyncWork } from '../state/sync-work';

const PER_PAGE = 100;

/** Writes pages of the shop's lists; variations are requested by product. */
export class ListWriter extends DocumentWriter {
	constructor(private readonly work: SyncWork) {
		super(work);
	}

	async products(found: readonly Document[]): Promise<void> {
		const variations = await Promise.all(found.filter(hasVariations).map(this.variationsOf, this));
		await this.productsWith(found, variations.flat());
	}

	/** Accounts with their rows in the shop's list of customers: an account without one is no customer. */
	async accounts(found: readonly Document[]): Promise<void> {
		const ids = idsOf(found);
		for (let start = 0; start < ids.length; start += PER_PAGE) {
			const users = ids.slice(start, start + PER_PAGE).join(',');
			const query = { users, per_page: PER_PAGE };
			const page = await this.work.client.listIfAllowed(listRoutes.known, query);
			await this.known(page?.documents ?? []);
		}
		await this.users(found, true);
	}

	private async variationsOf(product: Document): Promise<readonly Document[]> {
		const id = number(product, 'id');
		const query = { status: 'any', orderby: 'id', order: 'asc' };
		const found = await readSmallList(
			this.work.client,
			`${listRoutes.products}/${id}/variations`,
			query,
		);
		return found.map((variation) => ({ ...variation, parent_id: id }));
	}
}

function hasVariations(product: Document): boolean {
	const ids = product['variations'];
	return text(product, 'type') === 'variable' || (Array.isArray(ids) && ids.length > 0);
}
