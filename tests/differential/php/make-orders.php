<?php
/**
 * Simulates customers: registrations, orders and downloads.
 */

function make_account( $place, $person ) {
	global $made;
	$id = wp_insert_user(
		array(
			'user_login'      => $person['account']['username'],
			'user_pass'       => 'a password for one test',
			'user_email'      => $person['email'],
			'first_name'      => $person['firstName'],
			'last_name'       => $person['lastName'],
			'user_registered' => gmdate( 'Y-m-d H:i:s', strtotime( $person['account']['registered'] ) ),
			'role'            => 'customer',
		)
	);
	$customer = new WC_Customer( $id );
	foreach ( address_of( $person, $person['email'] ) as $part => $value ) {
		$customer->{"set_billing_$part"}( $value );
	}
	$customer->save();
	$made['accounts'][ $place ] = $id;
}

/** Returns the address of an order, without a missing e-mail. */
function address_of( $person, $email ) {
	$address = array(
		'first_name' => $person['firstName'],
		'last_name'  => $person['lastName'],
		'country'    => $person['place']['country'],
		'state'      => $person['place']['state'],
		'city'       => $person['place']['city'],
		'postcode'   => $person['place']['postcode'],
	);
	return '' === $email ? $address : $address + array( 'email' => $email );
}

function make_order( $place, $description, $shop ) {
	global $made;
	$person = $shop['people'][ $description['person'] ];
	$order  = new WC_Order();
	$order->set_created_via( 'checkout' );
	$order->set_date_created( $description['created'] );
	$order->set_customer_id( $description['signedIn'] ? $made['accounts'][ $description['person'] ] : 0 );
	$order->set_address( address_of( $person, $description['email'] ), 'billing' );
	$order->set_address( address_of( $person, '' ), 'shipping' );
	add_items( $order, $description );
	if ( $description['test'] ) {
		$order->update_meta_data( '_wcpay_mode', 'test' );
	}
	$source = $description['source'];
	if ( '' !== $source['type'] ) {
		$order->update_meta_data( '_wc_order_attribution_source_type', $source['type'] );
		$order->update_meta_data( '_wc_order_attribution_utm_source', $source['name'] );
	}
	$order->calculate_totals( true );
	foreach ( $description['coupons'] as $coupon ) {
		$known = new WC_Coupon( $made['coupons'][ $coupon ] );
		$order->apply_coupon( $known->get_code() );
	}
	$order->calculate_totals( true );
	// An order that ends as refunded had another status before.
	$order->set_status( 'refunded' === $description['status'] ? 'completed' : $description['status'] );
	date_order( $order, $description );
	$order->save();
	$made['orders'][ $place ] = $order->get_id();
	// WooCommerce dates some changes of status by the clock.
	$again = wc_get_order( $order->get_id() );
	if ( date_order( $again, $description ) ) {
		$again->save();
	}
}

/** Sets the dates of payment and completion; returns whether that changed anything. */
function date_order( $order, $description ) {
	$changed = false;
	foreach ( array( 'paid', 'completed' ) as $what ) {
		$is     = $order->{"get_date_$what"}();
		$wanted = null === $description[ $what ] ? null : strtotime( $description[ $what ] );
		if ( ( $is ? $is->getTimestamp() : null ) !== $wanted ) {
			$order->{"set_date_$what"}( $wanted );
			$changed = true;
		}
	}
	return $changed;
}

function add_items( $order, $description ) {
	global $made;
	foreach ( $description['lines'] as $line ) {
		$id = null === $line['variation'] ? $made['products'][ $line['product'] ] : $made['variations'][ $line['product'] ][ $line['variation'] ];
		$order->add_product( wc_get_product( $id ), $line['quantity'] );
	}
	foreach ( $description['fees'] as $fee ) {
		$item = new WC_Order_Item_Fee();
		$item->set_name( $fee['name'] );
		$item->set_amount( $fee['amount'] );
		$item->set_total( $fee['amount'] );
		$item->set_tax_status( $fee['taxed'] ? 'taxable' : 'none' );
		$order->add_item( $item );
	}
	if ( null !== $description['shipping'] ) {
		$item = new WC_Order_Item_Shipping();
		$item->set_method_title( 'Flat rate' );
		$item->set_method_id( 'flat_rate' );
		$item->set_total( $description['shipping'] );
		$order->add_item( $item );
	}
}

/** Changes the pieces of the first line by hand, as an owner does in the order's screen. */
function edit_order( $place, $edited ) {
	global $made;
	$order = wc_get_order( $made['orders'][ $place ] );
	$item  = current( $order->get_items( 'line_item' ) );
	if ( 'refunded' === $order->get_status() || ! $item ) {
		return;
	}
	$each = (float) $item->get_total() / $item->get_quantity();
	$full = (float) $item->get_subtotal() / $item->get_quantity();
	$item->set_quantity( $edited['pieces'] );
	$item->set_total( rounded( $each * $edited['pieces'] ) );
	$item->set_subtotal( rounded( $full * $edited['pieces'] ) );
	$item->save();
	$order->calculate_totals( true );
	$order->save();
}

function make_download( $download, $shop ) {
	global $made, $wpdb;
	$order   = wc_get_order( $made['orders'][ $download['order'] ] );
	$product = $shop['orders'][ $download['order'] ]['lines'][ $download['line'] ]['product'];
	wc_downloadable_product_permissions( $order->get_id(), true );
	$row = $wpdb->get_row(
		$wpdb->prepare(
			"SELECT * FROM {$wpdb->prefix}woocommerce_downloadable_product_permissions WHERE order_id = %d AND product_id = %d",
			$order->get_id(),
			$made['products'][ $product ]
		)
	);
	if ( ! $row ) {
		return;
	}
	$log = new WC_Customer_Download_Log();
	$log->set_permission_id( $row->permission_id );
	$log->set_timestamp( $download['at'] );
	$log->set_user_id( $row->user_id ? $row->user_id : null );
	$log->set_user_ip_address( '203.0.113.' . ( 7 + $download['order'] ) );
	$log->save();
}
