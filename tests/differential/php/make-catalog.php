<?php
/**
 * Creates the products of a shop.
 */

/** WooCommerce has created the first category itself. */
function make_categories( $categories ) {
	global $made;
	foreach ( $categories as $place => $category ) {
		if ( 0 === $place ) {
			$made['categories'][] = (int) get_option( 'default_product_cat' );
			continue;
		}
		$parent               = null === $category['parent'] ? 0 : $made['categories'][ $category['parent'] ];
		$term                 = wp_insert_term( $category['name'], 'product_cat', array( 'parent' => $parent ) );
		$made['categories'][] = $term['term_id'];
	}
}

function make_attribute( $attribute ) {
	$id       = wc_create_attribute( array( 'name' => $attribute['name'] ) );
	$taxonomy = wc_attribute_taxonomy_name_by_id( $id );
	register_taxonomy( $taxonomy, 'product' );
	$terms = array();
	foreach ( $attribute['terms'] as $name ) {
		$term    = wp_insert_term( $name, $taxonomy );
		$terms[] = $term['term_id'];
	}
	return array(
		'id'       => $id,
		'taxonomy' => $taxonomy,
		'terms'    => $terms,
	);
}

function make_product( $product ) {
	global $made;
	$new = $product['variations'] ? new WC_Product_Variable() : new WC_Product_Simple();
	$new->set_name( $product['name'] );
	$new->set_status( $product['status'] );
	$new->set_date_created( $product['created'] );
	$new->set_category_ids(
		array_map(
			function ( $place ) use ( $made ) {
				return $made['categories'][ $place ];
			},
			$product['categories']
		)
	);
	$new->set_attributes( attributes_of( $product ) );
	set_sellable( $new, $product, (bool) $product['variations'] );
	if ( $product['downloadable'] ) {
		$new->set_virtual( true );
		$new->set_downloadable( true );
		$new->set_downloads( array( file_of( count( $made['products'] ) ) ) );
	}
	$new->save();
	if ( ! $product['categories'] ) {
		// WooCommerce puts every product into a category, but allows to remove it.
		wp_set_object_terms( $new->get_id(), array(), 'product_cat' );
	}
	$variations = array();
	foreach ( $product['variations'] as $variation ) {
		$variations[] = make_variation( $variation, $new->get_id() );
	}
	if ( $variations ) {
		WC_Product_Variable::sync( $new->get_id() );
	}
	$made['products'][]   = $new->get_id();
	$made['variations'][] = $variations;
}

function make_variation( $variation, $parent ) {
	global $made;
	$new = new WC_Product_Variation();
	$new->set_parent_id( $parent );
	$choice = array();
	foreach ( $variation['terms'] as $term ) {
		$attribute                        = $made['attributes'][ $term['attribute'] ];
		$choice[ $attribute['taxonomy'] ] = null === $term['term'] ? '' : get_term( $attribute['terms'][ $term['term'] ] )->slug;
	}
	$new->set_attributes( $choice );
	set_sellable( $new, $variation, false );
	$new->save();
	return $new->get_id();
}

/** Sets the properties that products and variations share. */
function set_sellable( $new, $item, $without_price ) {
	if ( ! $without_price ) {
		$new->set_regular_price( $item['price'] );
	}
	if ( '' !== $item['sku'] ) {
		$new->set_sku( $item['sku'] );
	}
	if ( null !== $item['stock'] ) {
		$new->set_manage_stock( true );
		$new->set_stock_quantity( $item['stock'] );
		// A generated shop never rejects orders for lack of stock.
		$new->set_backorders( 'yes' );
	}
}

/** The only file of a product; WooCommerce approves this folder by itself. */
function file_of( $number ) {
	$file = new WC_Product_Download();
	$file->set_id( md5( "file $number" ) );
	$file->set_name( "File $number" );
	$file->set_file( "https://shop.example/wp-content/uploads/woocommerce_uploads/file-$number.pdf" );
	return $file;
}

/** A product's own terms, and all terms that its variations can choose. */
function attributes_of( $product ) {
	global $made;
	$own    = array_column( $product['terms'], 'term', 'attribute' );
	$chosen = $product['variations'] ? array_column( $product['variations'][0]['terms'], 'attribute' ) : array();
	$list   = array();
	foreach ( $made['attributes'] as $place => $known ) {
		if ( ! isset( $own[ $place ] ) && ! in_array( $place, $chosen, true ) ) {
			continue;
		}
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( $known['id'] );
		$attribute->set_name( $known['taxonomy'] );
		$attribute->set_options( in_array( $place, $chosen, true ) ? $known['terms'] : array( $known['terms'][ $own[ $place ] ] ) );
		$attribute->set_visible( true );
		$attribute->set_variation( in_array( $place, $chosen, true ) );
		$list[] = $attribute;
	}
	return $list;
}

function make_coupon( $coupon ) {
	$new = new WC_Coupon();
	$new->set_code( $coupon['code'] );
	$new->set_discount_type( $coupon['type'] );
	$new->set_amount( $coupon['amount'] );
	$new->set_date_created( $coupon['created'] );
	$new->save();
	return $new->get_id();
}
