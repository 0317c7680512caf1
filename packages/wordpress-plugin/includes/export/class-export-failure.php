<?php
/**
 * Why an export ends.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * A failure that another try would meet again; its message is one of the reasons that failure_sentence() knows.
 */
class Export_Failure extends \Exception {}
