import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runPhp } from '../support/php/php';
import { flood, floodUnits, forgedTotals, replyOf } from '../support/store-server/hostile-replies';

const includes = path.resolve(
	__dirname,
	'../../../packages/wordpress-plugin/includes/store-server',
);

/** The type of each parsed body under a limit of memory. */
function parsed(bodies: readonly Buffer[], limit: string): string[] {
	const code = `
namespace StoreAnalytics;
ini_set( 'memory_limit', '${limit}' );
define( 'ABSPATH', __DIR__ );
const MB_IN_BYTES = 1048576;
function wp_convert_hr_to_bytes( $text ) { return (int) $text * ( 'M' === substr( $text, -1 ) ? MB_IN_BYTES : 1 ); }
function copied( $value ) { return is_array( $value ) ? array_map( __NAMESPACE__ . '\\\\copied', $value ) : ( is_object( $value ) && (array) $value ? copied( (array) $value ) : $value ); }
require 'response-limits.php';
$types = array();
foreach ( array( ${bodies.map((body) => `'${body.toString('base64')}'`).join(', ')} ) as $body ) {
	$value   = copied( parse_bounded( base64_decode( $body ) ) );
	$types[] = gettype( $value );
	json_encode( $value );
	unset( $value );
}
echo json_encode( $types );`;
	// as: the code above writes it
	return JSON.parse(runPhp(code, includes)) as string[];
}

/** Whether the totals of each reply fit a request. */
function fitting(request: object, replies: readonly object[]): unknown {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS = 86400;
const WEEK_IN_SECONDS = 604800;
require 'response-data.php';
$request = json_decode( '${JSON.stringify({ per_page: 3, page: 1, before: '', after: '', interval: 'day', ...request })}', true );
$fit     = array();
foreach ( json_decode( '${JSON.stringify(replies)}' ) as $reply ) {
	$fit[] = are_totals_possible( $request, $reply->data, $reply->total, $reply->total_pages );
}
echo json_encode( $fit );`;
	return JSON.parse(runPhp(code, includes));
}

const packed = (text: string) => gzipSync(text);

describe('A response of a store server', () => {
	it('is refused before it is parsed if PHP has not the memory for it', () => {
		const floods = floodUnits.flatMap((unit) => [
			Buffer.from(flood(unit, 400_000)),
			packed(flood(unit, 4_000_000)),
		]);
		const types = parsed(floods, '64M');
		// A list of numbers or short texts of that size is no danger.
		expect(types.map((type, index) => [floodUnits[index >> 1], type])).toEqual(
			floodUnits.flatMap((unit) => [
				[unit, /^["0]/.test(unit) ? 'array' : 'boolean'],
				[unit, 'boolean'],
			]),
		);
	});

	it('is parsed if it is a page of a report, packed or not, with a small limit', () => {
		const row = {
			order_id: 1,
			net_total: 12.5,
			extended_info: { products: [{ id: 1, name: 'A, {b}' }] },
		};
		const page = JSON.stringify({ shop: 'x', age: 1, data: Array(100).fill(row) });
		expect(parsed([Buffer.from(page), packed(page)], '64M')).toEqual(['array', 'array']);
	});

	it('is refused if its totals fit neither the request nor the rows', () => {
		const forged = forgedTotals.map((totals) => JSON.parse(replyOf('x', totals)) as object); // as: it writes objects
		expect(fitting({}, forged)).toEqual(forged.map(() => false));
		const rows = (count: number) => Array(count).fill({});
		const first = { total: 7, total_pages: 3, data: rows(3) };
		const last = { total: 7, total_pages: 3, data: rows(1) };
		const none = { total: null, total_pages: null, data: rows(9) };
		expect(fitting({}, [first, last, none])).toEqual([true, false, true]);
		expect(fitting({ page: 3 }, [first, last])).toEqual([false, true]);
		const week = { after: '2026-11-01T00:00:00', before: '2026-11-07T23:59:59' };
		const stats = (total: number) => ({
			total,
			total_pages: Math.ceil(total / 3),
			data: { totals: {}, intervals: rows(3) },
		});
		expect(fitting(week, [stats(7), stats(70)])).toEqual([true, false]);
		expect(fitting({ ...week, interval: 'hour' }, [stats(168), stats(1680)])).toEqual([
			true,
			false,
		]);
	});

	it('is no JSON if it nests without end, is damaged or unpacks to more than the limit', () => {
		const deep = Buffer.from(`${'['.repeat(500)}${']'.repeat(500)}`);
		const damaged = packed('{"shop":"x"}').subarray(0, 20);
		const bomb = packed(' '.repeat(64 * 1024 ** 2));
		expect(parsed([deep, damaged, bomb], '64M')).toEqual(['NULL', 'NULL', 'NULL']);
	});
});
