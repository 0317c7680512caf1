import path from 'node:path';
import { runPhp } from '../php/php';

const includes = path.resolve(
	import.meta.dirname,
	'../../../../packages/wordpress-plugin/includes/store-server',
);

/** The type of each parsed body under a limit of memory. */
export function parsed(bodies: readonly Buffer[], limit: string): string[] {
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
export function fitting(request: object, replies: readonly object[]): unknown {
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
