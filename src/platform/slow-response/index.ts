export {
	SlowResponseNotice,
	Waiting,
	SharedSlowResponseNotice,
	SlowResponseContext,
} from './slow-response-notice';
export { startSlowResponseNotice } from './start-slow-response-notice';
