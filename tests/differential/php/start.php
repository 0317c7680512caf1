<?php
/**
 * Starts WordPress as a REST request of https://shop.example would, without a web server.
 * Called as: php script.php ROOT INPUT OUTPUT.
 */

$_SERVER['HTTP_HOST']       = 'shop.example';
$_SERVER['SERVER_NAME']     = 'shop.example';
$_SERVER['SERVER_PORT']     = '443';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['HTTPS']           = 'on';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/wp-json/wc-analytics/reports';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['PHP_SELF']        = '/index.php';

define( 'WP_USE_THEMES', false );
