import type { StoreDatabase } from '../../database/store-database';
import { CustomerDirectory } from '../../orders/customer-directory';
import type { ShopTime } from '../../base/time/shop-time';
import { readPortions } from '../../documents/files/documents';
import type { ExportSource } from '../../documents/files/export-files';
import {
	addKnownCustomers,
	addPeople,
	emailsOfUnnamed,
	readPerson,
	userRow,
	type Person,
} from '../../documents/read/people';
import type { OrderFiles } from './order-files';

/** Imports accounts. Resolves to the customers, before any order has been read. */
export async function importPeople(
	source: ExportSource,
	database: StoreDatabase,
	time: ShopTime,
	orders: Pick<OrderFiles, 'latestOf'>,
): Promise<CustomerDirectory> {
	const people = new Map<number, Person>();
	const users = await database.bulkLoad('users');
	for await (const portion of readPortions(source, 'customers.json')) {
		users.append(portion.map((user) => userRow(user, time)));
		for (const user of portion) {
			const person = readPerson(user, time);
			people.set(person.userId, person);
		}
	}
	await users.close();
	const directory = new CustomerDirectory();
	for await (const portion of readPortions(source, 'analytics-customers.json')) {
		const guests = await orders.latestOf(emailsOfUnnamed(portion));
		addKnownCustomers(directory, portion, people, guests);
	}
	addPeople(directory, people.values());
	return directory;
}
