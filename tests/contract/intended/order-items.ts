import { productName } from '../expected/segments';
import type { Shop } from '../expected/shop';
import { withoutTags } from '../expected/documents';
import type { Responses } from './responses';
import { listAt, numberAt, valueAt } from './reply-values';

/** Ids from here on are made up for deleted items. */
const MADE_UP = 1e9;

/** Checks whether a row of Orders lists the sold items of the export: names, quantities, and ids of existing items. */
export function isListOfItems({ ours, shop }: Responses, row: string): boolean {
	const mine = listAt(ours, `${row}.extended_info.products`);
	const parent = numberAt(ours, `${row}.parent_id`);
	const own = numberAt(ours, `${row}.order_id`);
	// With a refund, newer shops list the ordered items; older ones also list the returned items.
	const listed = parent === 0 ? [own] : shop.settings.fullRefunds ? [parent] : [parent, own];
	const items = listed.flatMap((id) => itemsOf(shop, id));
	return (
		mine.length === items.length &&
		items.every(({ id, name, quantity }, index) => {
			const one = mine[index];
			return (
				valueAt(one, 'name') === name &&
				numberAt(one, 'quantity') === quantity &&
				(id > 0 ? numberAt(one, 'id') === id : numberAt(one, 'id') >= MADE_UP)
			);
		})
	);
}

function itemsOf(shop: Shop, transaction: number) {
	return [...shop.linesOf(transaction)]
		.sort((a, b) => a.document.id - b.document.id)
		.map(({ productId, variationId, quantity, document }) => {
			const id = variationId || productId;
			return { id, quantity, name: withoutTags(productName(shop, id) ?? document.name) };
		});
}
