/**
 * @jest-environment-options {"store": {"wc_version": "11.2.0", "wc_database_version": "11.2.0"}}
 */
import { screen } from '@testing-library/dom';
import { closeApp, network, openApp, withSettings } from '../../support/journey';
import { columns, rows, violations } from '../../support/journey-steps';

afterEach(closeApp);

const ann = {
	id: 1,
	user_id: 7,
	username: 'ann',
	name: 'Ann Till',
	first_name: 'Ann',
	last_name: 'Till',
	email: 'ann@shop.example',
	country: 'DE',
	city: 'Berlin',
	state: '',
	postcode: '10115',
	date_registered: null,
	date_registered_gmt: null,
	date_last_active: null,
	date_last_active_gmt: null,
	date_last_order: null,
	orders_count: 0,
	total_spend: 0,
	avg_order_value: null,
};
const contacts = { billing_phone: '+49 (30) 123', shipping_phone: '', role: 'Shop manager' };

/** The shop returns Ann with these fields, whatever version the page states. */
const answering = (fields: object, settings: object) => () => {
	withSettings(settings)();
	network.reply(/reports\/customers\?/, [{ ...ann, ...fields }]);
};

async function firstRow(): Promise<ReadonlyMap<string, string>> {
	const names = await columns();
	const [cells = []] = await rows();
	return new Map(names.map((name, index) => [name, cells[index] ?? '']));
}

describe('Customers of a shop with WooCommerce 11.2', () => {
	it('[S7.reports.3] have their role beside the user name, and phones at the end', async () => {
		await openApp('/customers', { orderby: 'username', order: 'desc' });
		const [first] = await rows();
		expect(first).toHaveLength(15);
		const names = await columns();
		expect(names[names.indexOf('Username') + 1]).toBe('Role');
		expect(names.slice(-3)).toEqual(['Postal code', 'Billing phone', 'Shipping phone']);
		expect((await firstRow()).get('Role')).toBe('Customer');
		expect(await violations()).toEqual([]);
	});

	it('[S7.reports.3] can be called by a click; without orders a dash stands for the average', async () => {
		await openApp('/customers', {}, answering(contacts, {}));
		const row = await firstRow();
		expect([row.get('Role'), row.get('Shipping phone'), row.get('AOV')]).toEqual([
			'Shop manager',
			'',
			'–',
		]);
		expect(screen.getByRole('link', { name: '+49 (30) 123' })).toHaveAttribute(
			'href',
			'tel:+4930123',
		);
	});
});

describe('Columns that only newer shops send', () => {
	const contactsOf = (names: readonly string[]) =>
		names.filter((name) => /^(Role|.* phone)$/.test(name));

	it('show if the rows have them, also if the version leaves it open', async () => {
		await openApp('/customers', {}, answering(contacts, { wcVersion: '11.1.0' }));
		await rows();
		expect(contactsOf(await columns())).toEqual(['Role', 'Billing phone', 'Shipping phone']);
	});

	it('do not show if the rows lack them', async () => {
		await openApp('/customers', {}, answering({}, { wcVersion: '11.2.0' }));
		await rows();
		expect(contactsOf(await columns())).toEqual([]);
	});
});
