export { Modal } from './modal';
export { useConfirm } from './use-confirm';
