import { openDatabase } from '../../store-file/open';

/** A process that writes orders, ten at a time, until it is killed. It prints a line after each ten. */
const file = process.argv[2];
if (file === undefined) throw new Error('Name the file of the store.');
const database = await openDatabase(file);
for (let batch = 0; ; batch++) {
	await database.transaction(async (within) => {
		for (let order = 0; order < 10; order++) {
			await within.run(
				"INSERT INTO wc_order_tax_lookup VALUES (?, 0, 1, '2026-11-20 12:00:00', 0, 1, 1, 1, 0, NULL, '', '', NULL, NULL)",
				[batch * 10 + order],
			);
		}
	});
	process.stdout.write('written\n');
}
