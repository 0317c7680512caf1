import { upsert } from '../../database/upsert';
import { loadShopSettings } from '../../schema/shop-settings';
import { readState, writeState } from '../state/sync-state';
import type { OrderReader, ProofWork } from './proof-work';

const KEY = 'uses_old_full_refund_data';

/**
 * Shops older than WooCommerce 10.2 keep the old rule for full refunds, in an option that consumer keys may not read.
 * If it is unknown, the other rule is tried on differing orders. It is kept if fewer days differ then (`differing`
 * counts them), and all refunds are read again. Resolves to whether it is kept.
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
