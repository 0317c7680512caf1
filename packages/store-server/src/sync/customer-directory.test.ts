import { CustomerDirectory, type Customer } from './customer-directory';
import type { SourceOrder } from './order-source';

const known: Customer = {
	id: 7,
	userId: null,
	username: '',
	firstName: 'Ada',
	lastName: 'Byron',
	email: 'ada@shop.example',
	lastActive: '2026-01-01 10:00:00',
	registered: null,
	country: 'DE',
	postcode: '',
	city: '',
	state: '',
};

function orderOf(id: number, email: string): SourceOrder {
	const moment = { local: `2026-01-0${id} 10:00:00`, utc: `2026-01-0${id} 10:00:00` };
	const billing = { firstName: 'Zoe', lastName: '', email, city: '', state: '' };
	// Only what tells whose an order is.
	return {
		id,
		userId: 0,
		created: moment,
		billing,
		shippingName: undefined,
	} as object as SourceOrder;
}

const ids = (directory: CustomerDirectory) => directory.rows().map(([id]) => id);

describe('CustomerDirectory', () => {
	it('does not list a guest whose line was deleted together with the account, but tells the orders apart', () => {
		const directory = new CustomerDirectory();
		directory.addKnown(known);
		const first = directory.customerOf(orderOf(1, 'zoe@shop.example'));
		const second = directory.customerOf(orderOf(2, 'ZOE@shop.example'));
		const third = directory.customerOf(orderOf(3, 'kim@shop.example'));
		expect(second.id).toBe(first.id);
		expect(new Set([known.id, first.id, third.id]).size).toBe(3);
		expect(ids(directory)).toEqual([7]);
	});

	it('lists a guest that pages of an export may have lost, because they overlap', () => {
		const directory = new CustomerDirectory();
		directory.addKnown(known);
		directory.addKnown(known);
		const zoe = directory.customerOf(orderOf(1, 'zoe@shop.example'));
		expect(ids(directory)).toEqual([7, zoe.id].sort((one, other) => one - other));
	});

	it('lists guests that the orders make where nothing is known of customers, and those without e-mail always', () => {
		const fresh = new CustomerDirectory();
		fresh.customerOf(orderOf(1, 'zoe@shop.example'));
		expect(ids(fresh)).toEqual([1]);

		const directory = new CustomerDirectory();
		directory.addKnown(known);
		const till = directory.customerOf(orderOf(4, ''));
		expect(ids(directory)).toEqual([7, till.id].sort((one, other) => one - other));
	});
});
