import type { ModuleOrder } from './module-order.ts';

/**
 * Which module stands on which, lowest first: a module imports from those before it. What needs
 * something of a later one is handed a function by whoever wires.
 */
export const moduleOrders: readonly ModuleOrder[] = [
  {
    root: 'packages',
    parents: [''],
    modules: [
      'contract',
      'domain',
      'zip',
      'imaging',
      'print',
      'file-store',
      'server-kit',
      'ui',
      'uploader',
      'pay',
      'pay-react',
      'test-kit',
    ],
  },
];
