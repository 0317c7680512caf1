<?php
/**
 * Dimensions of extensions (docs/extending): what orders say in one of their meta data, or in SQL of the extension.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the dimensions of extensions that can be asked for; the others are told to their author.
 *
 * @param array[] $own Our dimensions by key.
 * @return array[] As query_dimensions().
 */
function extension_dimensions( $own ) {
	/**
	 * Adds what orders say of themselves to queries, breakdowns and filters.
	 *
	 * @param array[] $dimensions Each { key, label; meta: key of an order's meta data, or sql: a text for a row of wc_order_stats, which is `s` }.
	 */
	$added = apply_filters( 'store_analytics_dimensions', array() );
	$known = array();
	foreach ( (array) $added as $one ) {
		$problem = problem_with_dimension( $one, $own + $known );
		if ( '' !== $problem ) {
			_doing_it_wrong( 'store_analytics_dimensions', esc_html( $problem ), '1.0.0' );
			continue;
		}
		$known[ $one['key'] ] = array(
			'key'           => $one['key'],
			'grain'         => 'order',
			'values'        => 'text',
			'label'         => $one['label'],
			'above'         => '',
			'multiple'      => false,
			'may_lack_days' => false,
			'unknown'       => query_declarations()['unknown'],
			'own_sql'       => as_exact_text( isset( $one['meta'] ) ? meta_sql( $one['meta'] ) : $one['sql'] ),
		);
	}
	return $known;
}

/**
 * Returns a JSON schema that allows the dimensions of extensions wherever it lists all of ours.
 *
 * @param array $schema Of the build's declarations.
 * @return array
 */
function with_extension_dimensions( $schema ) {
	$own   = array_column( query_declarations()['dimensions'], 'key' );
	$added = array_values( array_diff( array_keys( query_dimensions() ), $own ) );
	return $added ? with_listed( $schema, $own, $added ) : $schema;
}

/**
 * Adds texts to each list of allowed texts that has all of some others.
 *
 * @param array    $schema JSON schema.
 * @param string[] $all    The others.
 * @param string[] $added  What is added.
 * @return array
 */
function with_listed( $schema, $all, $added ) {
	foreach ( $schema as $name => $part ) {
		if ( is_array( $part ) ) {
			$is_list         = 'enum' === $name && ! array_diff( $all, array_filter( $part, 'is_string' ) );
			$schema[ $name ] = $is_list ? array_merge( $part, $added ) : with_listed( $part, $all, $added );
		}
	}
	return $schema;
}

/**
 * Returns what is wrong with an extension's dimension.
 *
 * @param mixed   $one   As an extension adds it.
 * @param array[] $known By key.
 * @return string '' for nothing.
 */
function problem_with_dimension( $one, $known ) {
	$key = is_array( $one ) && isset( $one['key'] ) && is_string( $one['key'] ) ? $one['key'] : '';
	if ( ! preg_match( '/^[a-z][a-z\d]*(_[a-z\d]+)+$/D', $key ) || strlen( $key ) > 50 ) {
		return "A dimension has the key \"$key\": give the extension's name and the dimension's in small letters, such as example_gift_wrap.";
	}
	if ( isset( $known[ $key ] ) ) {
		return "There is a dimension \"$key\": choose another key.";
	}
	if ( ! isset( $one['label'] ) || ! is_string( $one['label'] ) || '' === $one['label'] ) {
		return "The dimension \"$key\" has no label: say what it is called on screen.";
	}
	$ways = array_filter( array_intersect_key( $one, array_flip( array( 'meta', 'sql' ) ) ), 'is_string' );
	return 1 === count( $ways ) && '' !== current( $ways ) ? '' : "The dimension \"$key\" needs either meta, the key of an order's meta data, or sql.";
}

/**
 * Returns the first value that an order, or a refund's order, has under a key of its meta data.
 *
 * @param string $meta Key.
 * @return string SQL.
 */
function meta_sql( $meta ) {
	global $wpdb;
	$is_hpos = has_order_tables();
	$table   = $is_hpos ? shop_table( 'wc_orders_meta' ) : $wpdb->postmeta;
	$owner   = $is_hpos ? 'order_id' : 'post_id';
	$id      = $is_hpos ? 'id' : 'meta_id';
	return "(SELECT TRIM(m.meta_value) FROM $table m WHERE m.$owner = CASE s.parent_id WHEN 0 THEN s.order_id ELSE s.parent_id END AND m.meta_key = " . $wpdb->prepare( '%s', $meta ) . " ORDER BY m.$id LIMIT 1)";
}

/**
 * Returns a text that equals others only if all letters do, as in our table; empty for none.
 *
 * @param string $sql An expression.
 * @return string SQL.
 */
function as_exact_text( $sql ) {
	return "CONVERT(COALESCE($sql, '') USING utf8mb4) COLLATE utf8mb4_bin";
}
