-- Turns a shop of 3,000 orders, kept as shop_kept, into one of a million. Copies each order with everything in it 334 times,
-- each time with other customers and ten seconds later. Ids follow the dates, as in a shop that has grown.
USE shop;
SET SESSION foreign_key_checks = 0, unique_checks = 0, join_buffer_size = 128, sql_mode = '';
TRUNCATE wp_wc_orders; TRUNCATE wp_wc_order_addresses; TRUNCATE wp_wc_order_operational_data; TRUNCATE wp_wc_orders_meta;
TRUNCATE wp_wc_order_stats; TRUNCATE wp_woocommerce_order_items; TRUNCATE wp_woocommerce_order_itemmeta;
TRUNCATE wp_wc_customer_lookup; TRUNCATE wp_users; TRUNCATE wp_usermeta;

INSERT INTO wp_wc_orders SELECT STRAIGHT_JOIN id * 334 + seq, status, currency, type, tax_amount, total_amount,
	IF(customer_id > 0, customer_id * 334 + seq, customer_id), IF(billing_email > '', CONCAT(seq, '.', billing_email), billing_email),
	date_created_gmt + INTERVAL seq * 10 SECOND, date_updated_gmt + INTERVAL seq * 10 SECOND,
	IF(parent_order_id > 0, parent_order_id * 334 + seq, parent_order_id), payment_method, payment_method_title, transaction_id,
	ip_address, user_agent, customer_note
	FROM shop_kept.wp_wc_orders JOIN seq_0_to_333;
INSERT INTO wp_wc_order_addresses SELECT STRAIGHT_JOIN NULL, order_id * 334 + seq, address_type, first_name, last_name, company,
	address_1, address_2, city, state, postcode, country, IF(email > '', CONCAT(seq, '.', email), email), phone
	FROM shop_kept.wp_wc_order_addresses JOIN seq_0_to_333;
INSERT INTO wp_wc_order_operational_data SELECT STRAIGHT_JOIN NULL, order_id * 334 + seq, created_via, woocommerce_version,
	prices_include_tax, coupon_usages_are_counted, download_permission_granted, cart_hash, new_order_email_sent, order_key,
	order_stock_reduced, date_paid_gmt + INTERVAL seq * 10 SECOND, date_completed_gmt + INTERVAL seq * 10 SECOND, shipping_tax_amount,
	shipping_total_amount, discount_tax_amount, discount_total_amount, recorded_sales
	FROM shop_kept.wp_wc_order_operational_data JOIN seq_0_to_333;
INSERT INTO wp_wc_orders_meta SELECT STRAIGHT_JOIN NULL, m.order_id * 334 + seq, m.meta_key, m.meta_value
	FROM shop_kept.wp_wc_orders o JOIN seq_0_to_333 JOIN shop_kept.wp_wc_orders_meta m ON m.order_id = o.id;
INSERT INTO wp_wc_order_stats SELECT STRAIGHT_JOIN order_id * 334 + seq, IF(parent_id > 0, parent_id * 334 + seq, parent_id),
	date_created + INTERVAL seq * 10 SECOND, date_created_gmt + INTERVAL seq * 10 SECOND, date_paid + INTERVAL seq * 10 SECOND,
	date_completed + INTERVAL seq * 10 SECOND, num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer,
	status, customer_id * 334 + seq
	FROM shop_kept.wp_wc_order_stats JOIN seq_0_to_333;
INSERT INTO wp_woocommerce_order_items SELECT STRAIGHT_JOIN order_item_id * 334 + seq, order_item_name, order_item_type,
	order_id * 334 + seq
	FROM shop_kept.wp_woocommerce_order_items JOIN seq_0_to_333;
INSERT INTO wp_woocommerce_order_itemmeta SELECT STRAIGHT_JOIN NULL, i.order_item_id * 334 + seq, m.meta_key, m.meta_value
	FROM shop_kept.wp_woocommerce_order_items i JOIN seq_0_to_333
	JOIN shop_kept.wp_woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id;

INSERT INTO wp_wc_customer_lookup SELECT STRAIGHT_JOIN customer_id * 334 + seq, user_id * 334 + seq,
	IF(username > '', CONCAT(username, seq), ''), first_name, last_name, IF(email > '', CONCAT(seq, '.', email), email),
	date_last_active + INTERVAL seq * 10 SECOND, date_registered + INTERVAL seq * 10 SECOND, country, postcode, city, state
	FROM shop_kept.wp_wc_customer_lookup JOIN seq_0_to_333;
INSERT INTO wp_users SELECT STRAIGHT_JOIN ID * 334 + seq, CONCAT(user_login, seq), '', CONCAT(user_nicename, seq),
	CONCAT(seq, '.', user_email), user_url, user_registered + INTERVAL seq * 10 SECOND, '', user_status, display_name
	FROM shop_kept.wp_users JOIN seq_0_to_333;
INSERT INTO wp_usermeta SELECT STRAIGHT_JOIN NULL, m.user_id * 334 + seq, m.meta_key,
	IF(m.meta_key = 'billing_email' AND m.meta_value > '', CONCAT(seq, '.', m.meta_value), m.meta_value)
	FROM shop_kept.wp_users u JOIN seq_0_to_333 JOIN shop_kept.wp_usermeta m ON m.user_id = u.ID;

UPDATE wp_woocommerce_downloadable_product_permissions SET order_id = order_id * 334, user_id = user_id * 334;
UPDATE wp_wc_download_log SET user_id = user_id * 334 WHERE user_id IS NOT NULL;
ANALYZE TABLE wp_wc_orders, wp_wc_order_addresses, wp_wc_order_operational_data, wp_wc_orders_meta, wp_wc_order_stats,
	wp_woocommerce_order_items, wp_woocommerce_order_itemmeta, wp_wc_customer_lookup, wp_users, wp_usermeta;
