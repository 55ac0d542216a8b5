// .vitepress/config.js
export default {
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'search-light' } } },
  vite: { optimizeDeps: { exclude: ['searchlight'] } },
};
