import { productName } from '../expected/segments';
import type { Shop } from '../expected/shop';
import type { Responses } from './responses';
import { listAt, numberAt, valueAt } from './reply-values';

/** From here on, ids are made up for what is gone. */
const MADE_UP = 1e9;

/** Whether a row of Orders lists what the export says that was sold: names, quantities, and ids of what exists. */
export function isListOfItems({ ours, shop }: Responses, row: string): boolean {
	const mine = listAt(ours, `${row}.extended_info.products`);
	const parent = numberAt(ours, `${row}.parent_id`);
	const own = numberAt(ours, `${row}.order_id`);
	// Newer shops list with a refund what was ordered, older ones also what was given back.
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
			return { id, quantity, name: productName(shop, id) ?? document.name };
		});
}
