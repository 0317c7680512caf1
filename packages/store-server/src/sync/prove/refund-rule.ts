import { upsert } from '../../database/upsert';
import { loadShopSettings } from '../../schema/shop-settings';
import { readState, writeState } from '../state/sync-state';
import type { OrderReader, ProofWork } from './proof-work';

const KEY = 'uses_old_full_refund_data';

/**
 * Shops that were there before WooCommerce 10.2 count full refunds as before, which an option says that consumer keys
 * may not read. Where it is not known, the other way is tried on orders that differ: it stays when fewer days differ then
 * (`differing` counts them), and all refunds are read again. Resolves to whether it stays.
 */
export async function tryOtherRefunds(
	work: Pick<ProofWork, 'database'>,
	orders: OrderReader,
	ids: readonly number[],
	differing: () => Promise<number>,
): Promise<boolean> {
	const { database } = work;
	const [said] = await database.all<{ value: string }>(
		'SELECT value FROM store_meta WHERE key = ?',
		[KEY],
	);
	const isKnown = said !== undefined && !(await readState(database, 'guessesRefunds'));
	const { rules } = await loadShopSettings(database);
	if (isKnown || ids.length === 0 || !rules.ordersAlone) return false;
	const before = said?.value === 'yes' ? 'yes' : 'no';
	const count = await differing();
	await setRule(work, before === 'yes' ? 'no' : 'yes');
	await orders.readAgain(ids);
	if ((await differing()) < count) {
		const refunded = await database.all<{ id: number }>(
			'SELECT DISTINCT parent_id AS id FROM refunds',
		);
		await orders.readAgain(refunded.map(({ id }) => id));
		return true;
	}
	await setRule(work, before);
	await orders.readAgain(ids);
	return false;
}

async function setRule(
	{ database }: Pick<ProofWork, 'database'>,
	value: 'yes' | 'no',
): Promise<void> {
	await database.transaction(async (within) => {
		await upsert(within, 'store_meta', ['key'], ['value'], [[KEY, value]]);
		await writeState(within, 'guessesRefunds', true);
	});
}
