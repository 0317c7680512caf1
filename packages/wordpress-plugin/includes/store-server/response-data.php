<?php
/**
 * Data of a store server, as WooCommerce's controllers return theirs: in the same shapes, in texts
 * no HTML that WordPress would not save, and totals that fit the rows.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Members that are addresses, which a page may put into a link or an image. */
const ADDRESS_MEMBERS = array( 'href', 'permalink', 'src', 'url' );

/** What looks like a tag and is none that a browser acts on: a word in angle brackets, without values. */
const BRACKETED_WORDS = '#</?(?!(?:script|style|iframe|frame|frameset|object|embed|applet|form|input|button|select|option|optgroup|textarea|link|meta|base
	|title|head|body|html|svg|math|template|slot|noscript|noembed|noframes|plaintext|xmp|listing|audio|video|source|track)\b)[a-z][\w-]*(?:\s+[\w-]+)*\s*>#ix';

/** The shortest interval of each kind, in seconds. */
const INTERVAL_SECONDS = array(
	'hour'    => HOUR_IN_SECONDS,
	'day'     => 23 * HOUR_IN_SECONDS,
	'week'    => 6 * DAY_IN_SECONDS,
	'month'   => 27 * DAY_IN_SECONDS,
	'quarter' => 89 * DAY_IN_SECONDS,
	'year'    => 364 * DAY_IN_SECONDS,
);

/**
 * Converts decoded JSON to WooCommerce's shapes: arrays, except for the numbers of intervals and the
 * totals of customers.
 *
 * @param string $report Its path behind wc-analytics/.
 * @param mixed  $data   Of json_decode().
 * @return mixed
 */
function in_woocommerce_shape( $report, $data ) {
	$data = sanitized( $data );
	if ( 'reports/customers/stats' === $report && isset( $data['totals'] ) ) {
		$data['totals'] = (object) $data['totals'];
	}
	if ( isset( $data['intervals'] ) && is_array( $data['intervals'] ) ) {
		foreach ( $data['intervals'] as $at => $interval ) {
			if ( isset( $interval['subtotals'] ) ) {
				$data['intervals'][ $at ]['subtotals'] = (object) $interval['subtotals'];
			}
		}
	}
	return $data;
}

/**
 * Converts objects to arrays, except empty ones, which would be encoded as lists, and sanitizes all
 * texts in them.
 *
 * @param mixed  $value Of json_decode().
 * @param string $name  Of the member.
 * @return mixed
 */
function sanitized( $value, $name = '' ) {
	if ( is_string( $value ) ) {
		return in_array( $name, ADDRESS_MEMBERS, true ) ? sanitized_address( $value ) : sanitized_text( $value );
	}
	$members = is_object( $value ) ? get_object_vars( $value ) : $value;
	if ( ! is_array( $members ) || ! $members ) {
		return $value;
	}
	foreach ( $members as $key => $member ) {
		$members[ $key ] = sanitized( $member, is_string( $key ) ? $key : $name );
	}
	return $members;
}

/**
 * Removes what WordPress does not let authors save: scripts, styles, events. A text without a tag, a
 * word in angle brackets and allowed HTML stay as they are.
 *
 * @param string $text With or without HTML.
 * @return string
 */
function sanitized_text( $text ) {
	if ( ! preg_match( '#<[a-z/!?]#i', preg_replace( BRACKETED_WORDS, '', $text ) ) ) {
		return $text;
	}
	// WooCommerce isolates the direction of prices.
	$clean = wp_kses( $text, array( 'bdi' => array() ) + wp_kses_allowed_html( 'post' ) );
	return comparable_html( $clean ) === comparable_html( $text ) ? $text : $clean;
}

/**
 * Returns HTML with ampersands and numbered characters written in one way, as wp_kses() does: that
 * is no reason to differ from WooCommerce.
 *
 * @param string $html Any.
 * @return string
 */
function comparable_html( $html ) {
	return str_replace( array( '&amp;', '&#38;' ), '&', preg_replace( '/&#0+(?=\d)/', '&#', $html ) );
}

/**
 * Removes addresses that are neither of the web nor in the app, such as those that run a script.
 *
 * @param string $address Anything.
 * @return string
 */
function sanitized_address( $address ) {
	return preg_match( '#^(?:https?:/)?/[^\s<>"]*$#iD', $address ) ? $address : '';
}

/**
 * Checks whether totals fit the request and the rows of its page. Invented ones would have the app
 * ask for pages without end.
 *
 * @param \WP_REST_Request $request For a report.
 * @param object|array     $data    Rows, or stats with intervals.
 * @param mixed            $total   How many there are; null where WooCommerce does not say.
 * @param mixed            $pages   On how many pages.
 * @return bool
 */
function are_totals_possible( $request, $data, $total, $pages ) {
	if ( null === $total && null === $pages ) {
		return true;
	}
	$rows     = is_object( $data ) && isset( $data->intervals ) ? $data->intervals : $data;
	$per_page = max( 1, (int) ( $request['per_page'] ? $request['per_page'] : 10 ) );
	if ( ! is_array( $rows ) || ! is_int( $total ) || $total < 0 || ( null !== $pages && (int) ceil( $total / $per_page ) !== $pages ) ) {
		return false;
	}
	$before = ( max( 1, (int) $request['page'] ) - 1 ) * $per_page;
	return count( $rows ) === max( 0, min( $per_page, $total - $before ) ) && ( is_array( $data ) || $total <= max_intervals( $request ) );
}

/**
 * Returns how many intervals the range of a request has at most.
 *
 * @param \WP_REST_Request $request For stats.
 * @return int
 */
function max_intervals( $request ) {
	$before  = $request['before'] ? strtotime( $request['before'] ) : time();
	$after   = $request['after'] ? strtotime( $request['after'] ) : $before - WEEK_IN_SECONDS;
	$name    = (string) $request['interval'];
	$seconds = INTERVAL_SECONDS[ isset( INTERVAL_SECONDS[ $name ] ) ? $name : 'hour' ];
	return 3 + (int) ( max( 0, $before - $after ) / $seconds );
}
