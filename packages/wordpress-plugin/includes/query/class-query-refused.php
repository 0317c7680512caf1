<?php
/**
 * What a request that makes no sense ends with.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * A refusal of one parameter.
 */
class Query_Refused extends \Exception {
	/**
	 * Name of the parameter.
	 *
	 * @var string
	 */
	public $parameter;

	/**
	 * Says what is wrong.
	 *
	 * @param string $parameter Its name.
	 * @param string $message   A sentence.
	 */
	public function __construct( $parameter, $message ) {
		parent::__construct( $message );
		$this->parameter = $parameter;
	}
}
