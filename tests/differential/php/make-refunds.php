<?php
/**
 * Creates refunds as the owner would enter them: amounts without tax by line, the taxes in proportion.
 */

function make_refund( $place, $refund ) {
	global $made;
	$order  = wc_get_order( $made['orders'][ $place ] );
	$dating = function ( $new ) use ( $refund ) {
		$new->set_date_created( $refund['created'] );
	};
	add_action( 'woocommerce_create_refund', $dating );
	if ( 'one sum' === $refund['kind'] ) {
		$order->set_status( 'refunded' );
		$order->save();
	} else {
		give_back( $order, $refund );
	}
	remove_action( 'woocommerce_create_refund', $dating );
}

function give_back( $order, $refund ) {
	$left   = (float) $order->get_remaining_refund_amount();
	$lines  = refunded_items( $order, $refund );
	$amount = 'amount' === $refund['kind'] ? rounded( $left * $refund['share'] ) : sum_of( $lines );
	if ( $amount <= 0 || $amount > $left + 0.00001 ) {
		return;
	}
	$new = wc_create_refund(
		array(
			'order_id'   => $order->get_id(),
			'amount'     => wc_format_decimal( $amount, wc_get_price_decimals() ),
			'line_items' => $lines,
		)
	);
	if ( is_wp_error( $new ) ) {
		fwrite( STDERR, 'Refund of order ' . $order->get_id() . ': ' . $new->get_error_message() . "\n" );
		exit( 1 );
	}
	if ( ! empty( $refund['migrated'] ) ) {
		// WooCommerce marks the refund after it is created: this object does not know the mark.
		$marked = wc_get_order( $new->get_id() );
		$marked->delete_meta_data( '_refund_type' );
		$marked->save();
		// Its rows as a marked refund would stay, although such a refund without lines has none.
		global $wpdb;
		$wpdb->delete( $wpdb->prefix . 'wc_order_product_lookup', array( 'order_id' => $new->get_id() ) );
		\Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler::import( $new->get_id() );
	}
}

/** The items of a refund, as `wc_create_refund` takes them. */
function refunded_items( $order, $refund ) {
	$items = array();
	if ( 'lines' === $refund['kind'] ) {
		$lines = array_values( $order->get_items( 'line_item' ) );
		foreach ( $refund['lines'] as $line ) {
			$item                     = $lines[ $line['line'] ];
			$share                    = $line['pieces'] > 0 ? $line['pieces'] / $item->get_quantity() : $line['share'];
			$items[ $item->get_id() ] = share_of( $item, $share, $line['pieces'] );
			if ( ! empty( $refund['isOfTaxes'] ) ) {
				$items[ $item->get_id() ]['refund_total'] = 0;
			}
		}
	}
	$whole = array(
		'shipping'   => array( 'shipping' ),
		'everything' => array( 'line_item', 'shipping', 'fee' ),
	);
	foreach ( isset( $whole[ $refund['kind'] ] ) ? $whole[ $refund['kind'] ] : array() as $type ) {
		foreach ( $order->get_items( $type ) as $item ) {
			$items[ $item->get_id() ] = share_of( $item, 1, 'line_item' === $type ? $item->get_quantity() : 0 );
		}
	}
	return $items;
}

function share_of( $item, $share, $quantity ) {
	$taxes = $item->get_taxes();
	return array(
		'qty'          => $quantity,
		'refund_total' => rounded( (float) $item->get_total() * $share ),
		'refund_tax'   => array_map(
			function ( $tax ) use ( $share ) {
				return rounded( (float) $tax * $share );
			},
			$taxes['total']
		),
	);
}

function sum_of( $items ) {
	$sum = 0;
	foreach ( $items as $item ) {
		$sum += $item['refund_total'] + array_sum( $item['refund_tax'] );
	}
	return rounded( $sum );
}

function rounded( $amount ) {
	return round( $amount, wc_get_price_decimals() );
}
