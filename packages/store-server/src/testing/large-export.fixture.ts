import { openDatabase } from '../store-file/open';
import { importShop } from '../sources/export/import-shop';

/** A process that imports an export into a new file and prints totals of the imported orders as JSON. */
const [from = '', file = ''] = process.argv.slice(2);
await importShop(from, file);
const database = await openDatabase(file);
const [row] = await database.all(
	`SELECT count(*) AS orders, CAST(sum(total_sales) AS DOUBLE) AS total,
		(SELECT CAST(sum(length(body)) AS DOUBLE) FROM orders) AS letters FROM wc_order_stats`,
);
process.stdout.write(JSON.stringify(row));
await database.close();
